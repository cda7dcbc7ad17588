"""The block of 64-bit slots through which a kernel gets its arguments, and gives its result and status.

Arguments begin at slot 0: an integer fills the lower half of its slot, an address as much of it as
addresses have bits. The last two slots are for what the kernel writes.
"""

SLOTS = 64
STATUS = SLOTS - 2
"""Zero, unless the kernel failed."""
RESULT = SLOTS - 1


def symbol_of(kernel: str) -> str:
    """Return the name of the function that takes the address of the block, in machine code."""
    return f"kernel_{kernel}"
