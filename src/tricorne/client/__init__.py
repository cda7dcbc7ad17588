"""The client of the table server, for the terminal and for bots."""
