"""External bots: programs in any language that exchange JSON lines over standard input and output.

`messages` builds and parses the lines, `program` runs the process, `bot` plays a
seat, `conformance` checks whether a program follows the protocol (docs/protocol.md).
"""

from tricorne.bots.external.bot import ExternalBot

__all__ = ["ExternalBot"]
