"""The names of the hands on the table, as the table and the texts call them."""

DEALER = "dealer"
HANDS = ("hand0", "hand1")
PLAYER = HANDS[0]
"""The player's hand in games in which there is only one."""

HAND_TAGS = (*HANDS, DEALER)
