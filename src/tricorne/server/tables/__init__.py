"""Tables: their log, their state, what may be done at them, and what each seat may see."""
