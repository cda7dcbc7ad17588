"""A table in the terminal: screens, prompts, and game hosts."""
