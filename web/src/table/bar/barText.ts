/** The texts of the bar: whose turn it is, and what to do. */

import { currencyOf, totalOf } from '../../game/cards';
import { cellKey } from '../../game/tiles';
import { FACES, firstOf, fromFaces } from '../../modules/registry';
import type { GameContext } from '../../state/context';
import type { Turn } from '../../state/turn.svelte';
import { type Options, type StepView, TAKE_LIMIT } from '../../wire/protocol';
import { currencyParams, tileParams, tileText } from '../../words/gameText';
import { offerText, withTile } from '../../words/offerText';
import { t, words } from '../../words/words.svelte';
import { followDetail, followText } from './followText';
import { gainText } from './gainText';

/** The main sentence. */
export function promptText(table: GameContext): string {
  const { live, turn } = table;
  if (!live.planning?.isOn()) return inGame(table);
  if (!live.steps) return t('plan-title');
  return t('plan-next', { what: turn.isMine ? inGame(table) : t('bar-complete') });
}

function inGame(context: GameContext): string {
  const { live, turn } = context;
  const game = live.game;
  if (!game) return '';
  if (game.over) return t('bar-over');
  if (live.you?.complete) return t('bar-complete');
  const deciding = game.deciding;
  if (deciding !== null && deciding !== live.seat)
    return followText(context) || waiting(context, deciding);
  const asked = firstOf((face) => face.prompt?.(context));
  if (asked) return asked.text;
  if (turn.isPlacing && turn.tile) return t('bar-place', tileParams('tile', turn.tile, 'bare'));
  const id = `step-${turn.step?.name}`;
  if (turn.step?.kind === 'turn') return t(turn.bought.length ? 'bar-again' : 'bar-turn');
  return words.has(id) ? t(id) : t('bar-decide');
}

function waiting({ live, turn }: GameContext, seat: number): string {
  const name = live.names[seat] ?? '';
  const state = live.presence?.[seat]?.state ?? 'here';
  if (state !== 'here') return t('bar-wait-absent', { name, state });
  return t(turn.step?.kind === 'decision' ? 'bar-wait-decides' : 'bar-wait', { name });
}

function watching(options: Options | null): string {
  const moves = options?.spectator_delay ?? 0;
  return moves ? t('bar-watching-late', { moves }) : t('bar-watching');
}

/** The second line: how to proceed, or why the last attempt was refused. */
export function detailText(context: GameContext): string {
  const { live, turn, page } = context;
  const { error } = turn;
  if (error) return error.text;
  if (live.planning?.isOn() && !turn.ways.length && turn.step?.kind === 'turn')
    return pointedGain(context) || planned(context);
  if (live.planning?.isOn() && !turn.isMine) return '';
  if (live.you?.complete)
    return turn.gained
      ? t('bar-gained', { gains: gainText(turn.gained, live.game?.next?.lines ?? [], live) })
      : t('bar-complete-how');
  if (!turn.isMine && live.seat !== null) return followDetail(context);
  if (!turn.isMine) return live.game?.over ? '' : watching(live.options);
  // The ways to pay are shown instead; ears hear which one is selected.
  if (turn.ways.length)
    return turn.buyOffer ? offerText(withTile(turn.buyOffer, live.game?.market), 'aloud') : '';
  if (turn.taking.length)
    return t('bar-taking', {
      sum: turn.sum,
      count: turn.taking.length,
      limit: live.game?.limit ?? TAKE_LIMIT,
      more: turn.canTakeMore ? 'yes' : 'no',
    });
  const asked = firstOf((face) => face.prompt?.(context));
  if (asked) return asked.note;
  if (turn.step?.kind === 'turn' && turn.paying.length && turn.square === null)
    return t('bar-pay-for');
  const gain = pointedGain(context);
  if (gain) return gain;
  if (turn.isPlacing) return placing(context);
  if (turn.redesigning)
    return turn.tile
      ? t('bar-redesign-tile', { tile: tileText(turn.tile), where: whereTo(turn) })
      : t('bar-redesign', { reserve: live.game?.reserves[live.seat ?? 0]?.length ?? 0 });
  if (turn.step?.kind !== 'turn') return '';
  const how = turn.offersOf('pass').length
    ? t('bar-turn-pass')
    : t(page.isPhone ? 'bar-turn-short' : 'bar-turn-how', {
        redesign: turn.canRedesign ? 'yes' : 'no',
      });
  const later = turn.bought.length && !page.isPhone ? t('bar-build-later') : '';
  const last = live.game?.supply_size ? '' : t('bar-last-tiles');
  const notes = [last, ...fromFaces(({ turnNote }) => [turnNote?.(context) ?? ''])].filter(Boolean);
  // A phone has two lines, and market and money are in sight.
  const told = page.isPhone && notes.length ? notes : [how, later, ...notes];
  return told.filter(Boolean).join(' ');
}

/** How to place the tile in hand, and why I have it after the last turn. */
function placing({ turn, page }: GameContext): string {
  const way = page.isPhone || page.isTouched ? 'tap' : 'click';
  const how = t('bar-place-how', { how: turn.targets.size ? way : 'nowhere' });
  return turn.step?.name === 'leftovers' ? `${t('bar-place-left')} ${how}` : how;
}

/** Where a tile of the reserve may be built in. */
function whereTo({ offers, tile }: Turn): 'both' | 'cell' | 'swap' | 'nowhere' {
  const verbs = new Set(offers.flatMap((offer) => (offer.tile === tile ? offer.verb : [])));
  if (verbs.has('add')) return verbs.has('swap') ? 'both' : 'cell';
  return verbs.has('swap') ? 'swap' : 'nowhere';
}

/** In a plan: where the tile of the market would fit, or what to try. */
function planned({ turn }: GameContext): string {
  if (!turn.tried) return t('plan-how');
  const isKnown = turn.preview?.tile === turn.tried;
  return isKnown
    ? t('plan-try', { ...tileParams('tile', turn.tried, 'bare'), count: turn.targets.size })
    : '';
}

/** The button that takes these cards of the display. */
export function takeText(cards: readonly string[]): string {
  const sum = totalOf(cards);
  const [currency = '', other] = new Set(cards.map(currencyOf));
  if (other) return t('bar-take-mixed', { sum });
  return t('bar-take', { amount: sum, ...currencyParams('currency', currency) });
}

/** What the tile in hand would bring on the cell that is pointed at, if it may lie there, and what
 * that takes. */
function pointedGain({ live, turn }: GameContext): string {
  const { preview, pointed: cell } = turn;
  if (!preview || !cell?.action) return '';
  const gain = t('bar-gain', {
    gains: gainText(cell.gains ?? {}, cell.lines ?? preview.lines, live),
  });
  const offers = turn.targets.get(cellKey(cell.cell)) ?? [];
  const needs = fromFaces(({ cellChoice }) =>
    cellChoice?.applies(offers) ? [cellChoice.need()] : [],
  );
  return [gain, ...needs].join(' ');
}

/** Whether everybody waits for this step: a decision of a module that interrupts a turn. */
export function isUrgent(step: StepView | null): boolean {
  return FACES.some(({ urgentSteps }) => urgentSteps?.includes(step?.name ?? ''));
}
