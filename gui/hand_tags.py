"""The names of the hands on the table, as the table and the texts call them."""

DEALER = "dealer"
HANDS = ("hand0", "hand1")
HAND_TAGS = (*HANDS, DEALER)
