/** The table in sentences, for the command line. */

import { byCurrency, squareCurrency, totalOf } from '../game/cards';
import { cellKey } from '../game/tiles';
import { FACES, firstOf, fromFaces } from '../modules/registry';
import type { TableContext } from '../state/context';
import type { GameView, PalaceView } from '../wire/protocol';
import {
  cardsText,
  cellAloud,
  cellName,
  currencyText,
  listText,
  squareAloud,
  tileAloud,
} from '../words/gameText';
import { LogNames } from '../words/logNames';
import { t } from '../words/words.svelte';
import { offerAloud } from './offerSentences';
import { localWord } from './typedWords';

type Description = (game: GameView, table: TableContext) => string[];

/** How many events are listed at once. */
const LAST = 10;

const DESCRIPTIONS: Record<string, Description> = {
  market,
  money,
  hand,
  mine,
  reserve,
  rivals,
  scores,
  offers,
  log,
};

/** What can be described in this game; modules add their own. */
export function thingsOf({ live }: TableContext): string[] {
  const added = FACES.flatMap(({ look }) =>
    look && live.game && look.isPlayed(live.game) ? look.thing : [],
  );
  return [...Object.keys(DESCRIPTIONS), ...added];
}

/** The description of a subject; of the turn, if none is named. */
export function describe(what: string, table: TableContext): string[] {
  const { live } = table;
  if (!live.game) return [t('command-none')];
  const see = DESCRIPTIONS[what];
  if (see) return see(live.game, table);
  const added = FACES.find(({ look }) => look?.thing === what)?.look;
  if (added?.isPlayed(live.game)) return added.describe(live.game, live.names);
  const { deciding } = live.game;
  const who = deciding === null ? 'nobody' : deciding === live.seat ? 'you' : 'other';
  const name = deciding === null ? '' : (live.names[deciding] ?? '');
  const things = listText(thingsOf(table).map(localWord));
  return [t('look-turn', { who, name }), t('command-look', { things })];
}

/** A square of the market, with what its tile costs me. */
export const marketLine = (square: number, table: TableContext): string =>
  describe('market', table)[square - 1] ?? '';

function market(game: GameView, { turn }: TableContext): string[] {
  const squares = game.market.map((tile, index) => {
    const square = index + 1;
    if (tile) return squareAloud(square, tile, turn.means(square));
    return t('square-line-sold', { square, currency: currencyText(squareCurrency(square)) });
  });
  return [
    ...squares,
    ...money(game),
    t('look-deck', { cards: game.deck_size, tiles: game.supply_size }),
  ];
}

function money(game: GameView): string[] {
  return [
    t('money-line', { cards: cardsText(game.display) }),
    ...fromFaces((face) => face.describeMarket?.(game)),
  ];
}

function hand(game: GameView, { live }: TableContext): string[] {
  const groups = byCurrency(live.you?.hand ?? []);
  const money = groups.map(([, cards]) =>
    t('hand-line', { cards: cardsText(cards), total: totalOf(cards), count: cards.length }),
  );
  const seat = live.seat ?? 0;
  return [
    ...(money.length ? money : [t('hand-empty')]),
    ...fromFaces((face) => face.describeHand?.(game, seat, live.names[seat] ?? '')),
  ];
}

function mine(game: GameView, { live, turn }: TableContext): string[] {
  const seat = live.seat ?? game.turn_seat;
  const palace = game.palaces[seat];
  if (!palace) return [];
  const next = (game.next?.lines ?? []).filter(({ owner }) => owner === seat);
  const points = next.reduce((sum, line) => sum + line.points, 0);
  const name = live.names[seat] ?? '';
  return [
    t('palace-title', { who: seat === live.seat ? 'you' : 'other', name, wall: palace.wall }),
    ...palaceLines(palace),
    reserveLine(game, seat),
    ...(turn.tiles.length
      ? [`${t('to-place-title')} ${listText(turn.tiles.map(tileAloud))}.`]
      : []),
    ...(game.next ? [t('look-next', { points })] : []),
  ];
}

function reserve(game: GameView, { live }: TableContext): string[] {
  return [reserveLine(game, live.seat ?? game.turn_seat)];
}

const reserveLine = (game: GameView, seat: number): string =>
  t('look-reserve', { tiles: listText((game.reserves[seat] ?? []).map(tileAloud)) });

/** Every tile with its cell, from north to south. */
function palaceLines(palace: PalaceView): string[] {
  const tiles = [...palace.tiles].sort((a, b) => a[2] - b[2] || a[1] - b[1]);
  const frozen = new Set(palace.frozen.map(cellKey));
  return [
    ...tiles.map(([id, x, y]) => {
      const at = cellKey([x, y]);
      const isFrozen = frozen.has(at);
      const { what, points } = firstOf((face) => face.describeTile?.(palace, at)) ?? {
        what: isFrozen ? 'frozen' : 'building',
        points: 0,
      };
      const line = what === 'building' ? 'palace-line' : `palace-line-${what}`;
      return t(line, { points, tile: tileAloud(id), cell: cellName([x, y]) });
    }),
    ...fromFaces((face) => face.describePalace?.(palace)),
  ];
}

function rivals(game: GameView, { live }: TableContext): string[] {
  const told = game.palaces.map((palace, seat) => {
    if (seat === live.seat) return '';
    const tiles = palace.tiles.map(([id, x, y]) =>
      t('look-tile-at', { tile: tileAloud(id), cell: cellAloud([x, y]) }),
    );
    return t('look-rival', {
      name: live.names[seat] ?? '',
      score: game.scores[seat] ?? 0,
      cards: game.hand_sizes[seat] ?? 0,
      wall: palace.wall,
      tiles: listText(tiles),
      reserve: listText((game.reserves[seat] ?? []).map(tileAloud)),
    });
  });
  return [...told, ...fromFaces((face) => face.describeRivals?.(game))].filter(Boolean);
}

function scores(game: GameView, { live }: TableContext): string[] {
  const all = game.scores.map((score, seat) =>
    t('score-line', { name: live.names[seat] ?? '', score, cards: game.hand_sizes[seat] ?? 0 }),
  );
  return [t('scores-line', { scores: listText(all) })];
}

function offers(game: GameView, { live, turn }: TableContext): string[] {
  const actions = live.you?.complete
    ? ['confirm', 'undo', 'reset'].map(localWord)
    : turn.offers.map((offer) => offerAloud(offer, game.market));
  return actions.length
    ? [t('command-offers', { actions: actions.join('; ') })]
    : [t('command-none')];
}

function log(_: GameView, { live }: TableContext): string[] {
  const logNames = new LogNames(live.log, live.seats, live.seat, 'aloud');
  const told = live.log
    .map(({ key, event }) => logNames.at(key).formatter.format(event))
    .filter(Boolean);
  return told.slice(-LAST);
}
