"""A table in the terminal: screens, prompts, and where the game is hosted."""
