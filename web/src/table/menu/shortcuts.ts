/** Keyboard shortcuts of the game page; fields in which one types keep their own keys. */

import { fromFaces } from '../../modules/registry';
import type { GameContext } from '../../state/context';
import { settings } from '../../state/settings.svelte';

const TILE_OFFERS = fromFaces(({ tileOffers }) => [...(tileOffers ?? [])]);

/** The keys as the menu lists them, with the id of the message that explains each. */
export const KEYS = [
  ['1–4', 'keys-square'],
  ['5–8', 'keys-money'],
  ['b', 'keys-buy'],
  ['t', 'keys-take'],
  ['n', 'keys-next'],
  ['k', 'keys-keep'],
  ...TILE_OFFERS.map(({ key, help }) => [key, help] as const),
  ['d', 'keys-redesign'],
  ['u', 'keys-undo'],
  ['r', 'keys-reset'],
  ['c', 'keys-confirm'],
  ['h', 'keys-hint'],
  ['s', 'keys-step'],
  ['p', 'keys-pause'],
  ['/', 'keys-command'],
  ['↑ ↓ ← →', 'key-move'],
  ['Esc', 'keys-clear'],
] as const;

/** Keys that type no character: they work whatever the player has set. */
export const TYPES_NOTHING: ReadonlySet<string> = new Set(['↑ ↓ ← →', 'Esc']);

export function shortcuts(table: GameContext) {
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || table.page.sheet) return;
    if ((event.target as HTMLElement).closest('input:not([type=radio]), textarea, select, dialog'))
      return;
    const key = pressedKey(event);
    const act = key && actionFor(table, key);
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** The key by the player's setting; empty if it is no shortcut. Escape types nothing, so it always
 * works. */
function pressedKey({ key, code, altKey }: KeyboardEvent): string {
  if (key === 'Escape' && !altKey) return key;
  if (settings.shortcuts === 'single') return altKey ? '' : key;
  if (settings.shortcuts === 'off' || !altKey) return '';
  // With Alt, some systems type another character: the key cap is what counts.
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? (code === 'Slash' ? '/' : key);
}

function actionFor(table: GameContext, key: string): (() => unknown) | null {
  const { live, turn, page } = table;
  if (key >= '1' && key <= '4' && key.length === 1) return () => turn.pickSquare(Number(key));
  if (key >= '5' && key <= '8' && key.length === 1) {
    const card = turn.display[Number(key) - 5];
    return () => card && turn.pickMoney(card.key);
  }
  const actions: Record<string, () => unknown> = {
    b: () => turn.buy(),
    t: () => turn.take(),
    n: () => focusNextTarget(),
    k: () => turn.reserveOffer && turn.send(turn.reserveOffer),
    d: () => turn.toggleRedesign(),
    u: () => live.steps && live.undo(),
    r: () => live.steps && live.reset(),
    c: () => live.you?.complete && live.confirm(),
    h: () => {
      page.isHinting =
        live.isMyTurn && turn.isMine && !live.you?.complete && !!live.options?.aids?.hints;
    },
    s: () => live.bots?.step(),
    p: () => live.bots?.pause(!live.bots.isPaused),
    '/': openCommands,
    ':': openCommands,
    Escape: () => turn.putDown(),
  };
  return actions[key] ?? tileAction(table, key);
}

/** What a module offers to do with the tile in hand. */
function tileAction({ turn }: GameContext, key: string): (() => unknown) | null {
  const found = TILE_OFFERS.find((one) => one.key === key);
  const offer = found && turn.forTile(found.verb);
  return offer ? () => turn.send(offer) : null;
}

/** Focus the next legal cell for the tile in hand, in reading order and cyclically. */
function focusNextTarget(): void {
  const cells = [...document.querySelectorAll<HTMLElement>('.cell.target, .cell.selectable')];
  const here = cells.indexOf(document.activeElement as HTMLElement);
  cells[(here + 1) % cells.length]?.focus();
}

function openCommands(): void {
  document.querySelector<HTMLElement>('#command')?.focus();
}
