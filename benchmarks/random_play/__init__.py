"""Random players of Tricorne and of its peers, for `benchmarks.peers`; a module for each engine.

Every module has a function `worker`: it sets up a game and returns a `Worker`, which plays it at random.
The modules are imported in processes of their own, so that a peer that is not installed is not needed.
"""
