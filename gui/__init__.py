"""The windows of Card Games: a form for each game, in one main window."""

__version__ = "1.0.0"
