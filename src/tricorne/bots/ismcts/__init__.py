"""How bots think, in machine code: the same for every game, made from its rules and its judgement."""
