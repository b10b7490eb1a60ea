"""The rules of the games: no windows, no pictures, only what may be done and what follows.

>>> from games import blackjack
"""
