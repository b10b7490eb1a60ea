"""The tests of Card Games, in the order of the assignment."""
