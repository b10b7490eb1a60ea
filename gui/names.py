"""What the games and their new beginnings are called: in menus, forms and titles."""

BLACKJACK = "Blackjack"
SIMPLIFIED_BLACKJACK = "Simplified Blackjack"
TEAM_BLACKJACK = "Team Blackjack"

RESET = "Reset"
NEW_MATCH = "New match…"
