"""Bots that are programs of their own, in any language: JSON lines on standard input and output.

`messages` says what is said, `program` runs the process, `bot` sits at a table,
`conformance` finds out whether a program keeps to the protocol (docs/protocol.md).
"""

from tricorne.bots.external.bot import OutsideBot

__all__ = ["OutsideBot"]
