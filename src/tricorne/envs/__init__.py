"""Standard environments for reinforcement learning; importing this package registers them.

* `liberte_v0`, `libertalia_v0`: every seat, as PettingZoo's AEC environments (`aec`)
* `single_seat`: one seat among bots, as a Gymnasium environment
* `openspiel`: as games of OpenSpiel
* `seat_codec`: what they share: how a seat sees a position, and how it counts actions
"""

from tricorne.envs.registration import register

register()
