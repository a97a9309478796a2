// A small greedy bot in JavaScript, without packages: the protocol of docs/bot-protocol.md.
//
// Try it:  alhambra check-bot "node examples/greedy_bot.mjs"
//          alhambra arena "exec:node examples/greedy_bot.mjs" random --games 20

import { createInterface } from "node:readline";

// The price in a tile's id: `garden-8-ne` costs 8.
const price = (tile) => Number(tile.split("-")[1]);

// How many walls a tile has: `garden-8-ne` has two. The letters of a camp are no walls.
const walls = (tile) => {
  const [kind, , sides = ""] = tile.split("-");
  return kind === "camp" ? 0 : sides.length;
};

// What cards are worth: `N3` is 3.
const total = (cards) => cards.reduce((sum, card) => sum + Number(card.slice(1)), 0);

// How many tiles of the own palace lie beside a cell.
const neighbours = ({ table }, [x, y]) => {
  const near = ([, tx, ty]) => Math.abs(tx - x) + Math.abs(ty - y) === 1;
  return [["start", 0, 0], ...table.palaces[table.seat].tiles].filter(near).length;
};

// How good an action looks; only the order matters.
function worth(view, action) {
  switch (action.verb) {
    case "buy": {
      const asked = price(view.table.market[action.square - 1]);
      const spare = total(action.cards) - asked;
      return 100 + asked + (spare === 0 ? 50 : -3 * spare);
    }
    case "abdul_karim":
      return 200 + price(view.table.market[action.square - 1]);
    case "place":
    case "add":
      return 80 + 5 * walls(action.tile) - neighbours(view, action.cell);
    case "take":
      return 30 + total(action.cards ?? []);
    case "bid":
      return 20 - action.amount;
    default:
      return RANKS[action.verb] ?? 0;
  }
}

// A little for a character, nothing for tearing down.
const RANKS = {
  pay: 60, keep: 50, hakim: 50, abdul_knihstig: 50, yammerad: 40, stop: 30,
  pass: 15, decline: 15, reserve: 10, give: 5,
};

// What to say to a message, if anything.
function answer(message) {
  if (message.type === "hello") {
    return { type: "hello", protocol: 1, name: "greedy" };
  }
  if (message.type === "decide") {
    const better = (a, b) => (worth(message.view, b) > worth(message.view, a) ? b : a);
    const best = message.actions.reduce(better);
    return { type: "action", number: message.number, action: best.text };
  }
  return null;
}

for await (const line of createInterface({ input: process.stdin })) {
  const said = answer(JSON.parse(line));
  if (said !== null) console.log(JSON.stringify(said));
}
