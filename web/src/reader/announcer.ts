/** Announcements for screen readers: one utterance for each change of a table. */

import { squareCurrency } from '../game/cards';
import { seatOf } from '../game/events';
import { pointsOf } from '../game/sources';
import { firstOf, fromFaces } from '../modules/registry';
import type { GameEvent, Placed, Reserved, Scored } from '../wire/protocol';
import { EventFormatter } from '../words/eventText';
import { cardsText, cellAloud, currencyText, listText, tileAloud } from '../words/gameText';
import { t } from '../words/words.svelte';

/** What announcements need to know of the table after the change. */
export interface TableSnapshot {
  /** The reader's seat; null for a spectator. */
  seat: number | null;
  names: readonly string[];
  /** Whose turn it is to decide. */
  deciding: number | null;
  market: readonly (string | null)[];
  display: readonly string[];
  scores: readonly number[];
}

/** Events that are not announced, or only at the start of my turn. */
const SILENT: ReadonlySet<string> = new Set([
  ...['shuffled', 'dealt', 'turn_began', 'scoring_drawn'],
  ...['revealed', 'reshuffled', 'market_filled'],
]);
/** Actions that are not announced to the player who took them. */
const OWN_ACTIONS: ReadonlySet<string> = new Set([
  ...['took', 'bought', 'placed', 'reserved', 'added', 'removed', 'swapped'],
  ...fromFaces(({ ownEvents }) => [...(ownEvents ?? [])]),
]);

export class Announcer {
  /** The market when it was last announced. */
  private market: readonly (string | null)[] = [];

  /** After a table was opened: only whether it is my turn. */
  announceOpening(now: TableSnapshot): string {
    return now.seat !== null && now.deciding === now.seat ? this.turn(now) : '';
  }

  /** `isOwn`: the events come from my own draft, now confirmed. */
  announceChanges(events: readonly GameEvent[], now: TableSnapshot, isOwn: boolean): string {
    const formatter = new EventFormatter(now.names, now.seat, 'aloud');
    const isKnown = (event: GameEvent) =>
      isOwn && seatOf(event) === now.seat && OWN_ACTIONS.has(event.event);
    const told = withPlacements(events)
      .filter(({ event }) => !SILENT.has(event.event) && !isKnown(event))
      .flatMap(({ event, placed }) => [
        sentence(event, formatter, now),
        placed ? placementText(placed) : '',
      ]);
    const isMyTurn = events.some(
      (event) => event.event === 'turn_began' && event.seat === now.seat,
    );
    if (isMyTurn && now.seat !== null) told.push(this.turn(now));
    return told.filter(Boolean).join(' ');
  }

  /** My turn: what is new on the market since the last announcement, and the money. */
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
  const currency = currencyText(squareCurrency(index + 1));
  return t('announce-square', { square: index + 1, currency, tile: tileAloud(tile) });
}

type Placement = Placed | Reserved;

const isPlacement = (event: GameEvent): event is Placement =>
  event.event === 'placed' || event.event === 'reserved';

/** A purchase is announced with the placement of its tile, which is named once. */
function withPlacements(
  events: readonly GameEvent[],
): { event: GameEvent; placed: Placement | null }[] {
  const bought = new Set(events.flatMap((event) => (event.event === 'bought' ? event.tile : [])));
  const placements = new Map(
    events
      .filter(isPlacement)
      .flatMap((event) => (bought.has(event.tile) ? [[event.tile, event] as const] : [])),
  );
  return events
    .filter((event) => !isPlacement(event) || placements.get(event.tile) !== event)
    .map((event) => ({
      event,
      placed: event.event === 'bought' ? (placements.get(event.tile) ?? null) : null,
    }));
}

const placementText = (placed: Placement): string =>
  placed.event === 'placed'
    ? t('announce-placed', { cell: cellAloud(placed.cell) })
    : t('announce-reserved');

function sentence(event: GameEvent, formatter: EventFormatter, now: TableSnapshot): string {
  if (event.event === 'scored') return scored(event, now);
  return firstOf((face) => face.announce?.(event)) ?? formatter.format(event);
}

/** A scoring in two sentences: everybody's points in it, and everybody's total. */
function scored({ lines, round }: Scored, now: TableSnapshot): string {
  const got = now.names.map((_, seat) => pointsOf(lines, seat));
  const gain = t('announce-scored', { round, points: byName(got, now) });
  // The event `ended` announces the final scores.
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
