#!/usr/bin/env python3
"""An external bot in plain Python 3.10 or newer: it needs nothing but this file.

Try it:    tricorne bot test python3 bot.py
Play it:   tricorne play liberte --seats "human,exec:python3 bot.py,greedy"

Each line on standard input is a message, and each answer is a line on standard
output. To print anything else, use standard error.
"""

import json
import random
import sys

games = {}  # the components and the random numbers of each open game, by its id
BOOTY = {"chest": 5, "jewel": 3, "saber": 3, "map": 3, "goods": 2, "officer": -1, "relic": -3}


def liberte(words, view, game):
    """Return the value of an action in Liberté."""
    verb, seat = words[0], view["seat"]
    if verb in ("play", "take", "discard", "advance"):
        value = game["cards"][int(words[1])]["value"] or 2  # specials have no value
        return {"play": 5 + value, "take": value, "discard": -value, "advance": 4 - value}[verb]
    if verb == "place":  # where there are points to win, beside own blocks
        province = game["provinces"][int(words[1])]
        own = sum(s["height"] for s in view["provinces"].get(words[1], []) if s["seat"] == seat)
        return 2 * province["victory_points"] + (1 if own == 1 else -own)
    if verb == "remove":  # a block of whoever leads, never an own one
        return -99 if int(words[2]) == seat else view["vp"][int(words[2])]
    return {"keep": 2, "draw": 1.5, "done": 1, "battle": 1, "pass": -9}.get(verb, 0)


def libertalia(words, view, game):
    """Return the value of an action in Libertalia."""
    verb = words[0]
    if verb in ("choose", "play"):  # a high rank loots first: worth it on a good day only
        today = view["board"][view["day"] - 1]
        return int(words[1]) * sum(BOOTY[kind] * count for kind, count in today.items())
    if verb in ("loot", "keep"):
        return BOOTY[words[1]]
    if verb in ("saber", "shoot"):  # the strongest character of the richest rival
        rival = int(words[1])
        return -99 if rival == view["seat"] else view["doubloons"][rival] + int(words[2])
    return {"recall": 1, "trade": 1, "sell": 1}.get(verb, 0)


HEURISTICS = {"liberte": liberte, "libertalia": libertalia}


def decide(game, view, legal):
    """Choose the action with the greatest value; ties are broken at random."""
    points = {action: HEURISTICS[view["game"]](action.split(), view, game) for action in legal}
    return game["random"].choice([action for action in legal if points[action] == max(points.values())])


def say(**message):
    """Send a message."""
    print(json.dumps(message), flush=True)


for message in map(json.loads, sys.stdin):
    number = message.get("id")
    match message["type"]:  # unknown messages need no answer
        case "hello":
            say(type="hello", protocol=1, name="example", games=list(HEURISTICS))
        case "new":
            things = message["components"]
            cards = {card["id"]: card for card in things.get("cards", [])}
            provinces = {province["number"]: province for province in things.get("provinces", [])}
            games[number] = {"cards": cards, "provinces": provinces, "random": random.Random(message["seed"])}
        case "ask":
            action = decide(games[number], message["view"], message["legal"])
            say(type="action", id=number, move=message["move"], action=action)
        case "result" | "leave":
            games.pop(number, None)
        case "error":
            print("error:", message["problem"], message["details"], file=sys.stderr)
        case "quit":
            sys.exit()
