#!/usr/bin/env node
// An external bot in plain JavaScript: it needs nothing but this file.
//
// Try it:    tricorne bot test node bot.js
// Play it:   tricorne play liberte --seats "human,exec:node bot.js,greedy"
//
// Each line on standard input is a message, and each answer is a line on standard
// output. To print anything else, use console.error.

const games = new Map(); // the components and the random numbers of each open game, by its id

const BOOTY = { chest: 5, jewel: 3, saber: 3, map: 3, goods: 2, officer: -1, relic: -3 };

// The value of an action, by game.
const heuristics = {
  liberte([verb, first, second], view, game) {
    if (["play", "take", "discard", "advance"].includes(verb)) {
      const value = game.cards.get(Number(first)).value ?? 2; // specials have no value
      return { play: 5 + value, take: value, discard: -value, advance: 4 - value }[verb];
    }
    if (verb === "place") { // where there are points to win, beside own blocks
      const own = (view.provinces[first] ?? []).find((stack) => stack.seat === view.seat)?.height ?? 0;
      return 2 * game.provinces.get(Number(first)).victory_points + (own === 1 ? 1 : -own);
    }
    if (verb === "remove") { // a block of whoever leads, never an own one
      return Number(second) === view.seat ? -99 : view.vp[Number(second)];
    }
    return { keep: 2, draw: 1.5, done: 1, battle: 1, pass: -9 }[verb] ?? 0;
  },

  libertalia([verb, first, second], view) {
    if (verb === "choose" || verb === "play") { // a high rank loots first: worth it on a good day only
      const today = Object.entries(view.board[view.day - 1]);
      return Number(first) * today.reduce((sum, [kind, count]) => sum + BOOTY[kind] * count, 0);
    }
    if (verb === "loot" || verb === "keep") return BOOTY[first];
    if (verb === "saber" || verb === "shoot") { // the strongest character of the richest rival
      const rival = Number(first);
      return rival === view.seat ? -99 : view.doubloons[rival] + Number(second);
    }
    return { recall: 1, trade: 1, sell: 1 }[verb] ?? 0;
  },
};

// A linear congruential generator: the same seed gives the same decisions again.
function generator(seed) {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) >>> 0, 7);
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

function decide({ id, view, legal }) {
  const game = games.get(id);
  const points = legal.map((action) => heuristics[view.game](action.split(" "), view, game));
  const best = legal.filter((_, index) => points[index] === Math.max(...points));
  return best[Math.floor(game.random() * best.length)]; // ties are broken at random
}

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

const handlers = { // unknown messages need no answer
  hello: () => say({ type: "hello", protocol: 1, name: "example", games: Object.keys(heuristics) }),
  new({ id, seed, components: { cards = [], provinces = [] } }) {
    games.set(id, {
      cards: new Map(cards.map((card) => [card.id, card])),
      provinces: new Map(provinces.map((province) => [province.number, province])),
      random: generator(seed),
    });
  },
  ask: (message) => say({ type: "action", id: message.id, move: message.move, action: decide(message) }),
  result: ({ id }) => games.delete(id),
  leave: ({ id }) => games.delete(id),
  error: ({ problem, details }) => console.error("error:", problem, details),
  quit: () => process.exit(),
};

require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  handlers[message.type]?.(message);
});
