/** What is said aloud about what happened: one utterance for each change of a table. */

import { SQUARE_CURRENCIES } from '../game/cards';
import type { Cell } from '../game/tiles';
import { firstOf, fromFaces } from '../modules/registry';
import { EventFormatter, type GameEvent } from '../words/eventText';
import { cardsText, cellAloud, currencyText, listText, tileAloud } from '../words/gameText';
import { t } from '../words/words.svelte';

/** The table after the change, as far as it is spoken of. */
export interface TableSnapshot {
  /** The own seat; null for whoever watches. */
  seat: number | null;
  names: readonly string[];
  /** Whose turn it is to decide. */
  deciding: number | null;
  market: readonly (string | null)[];
  display: readonly string[];
  scores: readonly number[];
}

/** What nobody needs to hear, or hears when the own turn begins. */
const SILENT = new Set([
  ...['shuffled', 'dealt', 'turn_began', 'scoring_drawn'],
  ...['revealed', 'reshuffled', 'market_filled'],
]);
/** What a player does with a draft: whoever did it knows. */
const OWN_ACTIONS = new Set([
  ...['took', 'bought', 'placed', 'reserved', 'gave', 'added', 'removed', 'swapped'],
  ...['new_placed', 'new_reserved', ...fromFaces(({ ownEvents }) => [...(ownEvents ?? [])])],
]);
const PLACEMENTS = new Set(['placed', 'reserved']);

export class Announcer {
  /** The market when it was told last. */
  private market: readonly (string | null)[] = [];

  /** Whoever comes to a table hears only whether it waits for them. */
  begin(now: TableSnapshot): string {
    return now.seat !== null && now.deciding === now.seat ? this.turn(now) : '';
  }

  /** `isOwn`: these are steps of a draft of mine, now confirmed. */
  tell(events: readonly GameEvent[], now: TableSnapshot, isOwn: boolean): string {
    const formatter = new EventFormatter(now.names, now.seat, 'aloud');
    const told = withPlaces(events)
      .filter((event) => !SILENT.has(event.event))
      .filter((event) => !(isOwn && event.seat === now.seat && OWN_ACTIONS.has(event.event)))
      .map((event) => sentence(event, formatter, now));
    const isMyTurn = events.some(({ event, seat }) => event === 'turn_began' && seat === now.seat);
    if (isMyTurn && now.seat !== null) told.push(this.turn(now));
    return told.filter(Boolean).join(' ');
  }

  /** My turn: what is new on the market since I heard of it, and the money. */
  private turn(now: TableSnapshot): string {
    const fresh = now.market.flatMap((tile, index) =>
      tile && tile !== this.market[index] ? [square(index, tile)] : [],
    );
    this.market = now.market;
    return [
      t('announce-turn'),
      fresh.length ? t('announce-market', { squares: fresh.join('; ') }) : '',
      t('money-line', { cards: cardsText(now.display) }),
    ]
      .filter(Boolean)
      .join(' ');
  }
}

function square(index: number, tile: string): string {
  const currency = currencyText(SQUARE_CURRENCIES[index] ?? 'denar');
  return t('announce-square', { square: index + 1, currency, tile: tileAloud(tile) });
}

/** Where a new tile went is told with its purchase, and the tile is named once. */
function withPlaces(events: readonly GameEvent[]): GameEvent[] {
  const bought = new Set(events.filter(({ event }) => event === 'bought').map(({ tile }) => tile));
  const places = new Map(
    events
      .filter(({ event, tile }) => PLACEMENTS.has(event) && bought.has(tile))
      .map((event) => [event.tile, event]),
  );
  const isPlace = (event: GameEvent) => places.get(event.tile) === event;
  return events.flatMap((event) => {
    if (isPlace(event)) return [];
    const place = event.event === 'bought' ? places.get(event.tile) : undefined;
    return place ? [event, { ...place, event: `new_${place.event}` }] : [event];
  });
}

function sentence(event: GameEvent, formatter: EventFormatter, now: TableSnapshot): string {
  switch (event.event) {
    case 'scored':
      return scored(event, now);
    case 'new_placed':
      return t('announce-placed', { cell: cellAloud(event.cell as Cell) });
    case 'new_reserved':
      return t('announce-reserved');
  }
  return firstOf((face) => face.announce?.(event)) ?? formatter.format(event);
}

interface Line {
  owner: number;
  points: number;
}

/** A scoring in two sentences: what everybody got, and what everybody has. */
function scored(event: GameEvent, now: TableSnapshot): string {
  const got = now.names.map((_, seat) =>
    (event.lines as Line[])
      .filter(({ owner }) => owner === seat)
      .reduce((sum, { points }) => sum + points, 0),
  );
  const gain = t('announce-scored', { round: event.round as number, points: byName(got, now) });
  // The end of the game tells the scores by itself.
  return now.deciding === null
    ? gain
    : `${gain} ${t('announce-scores', { scores: byName(now.scores, now) })}`;
}

function byName(numbers: readonly number[], now: TableSnapshot): string {
  return listText(
    numbers.map((points, seat) => {
      const name = seat === now.seat ? t('announce-you') : (now.names[seat] ?? '');
      return t('announce-points', { name, points });
    }),
  );
}
