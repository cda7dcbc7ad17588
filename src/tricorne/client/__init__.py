"""The other side of the table server: what a person's terminal or a bot of one's own needs to play there."""
