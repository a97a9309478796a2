/** The keyboard focus: it goes where the next action is, and never gets lost on the page. */

import { tick } from 'svelte';
import { focusElement } from '../../parts/focus';
import type { GameContext } from '../../state/context';
import { lastInput } from '../../state/lastInput';
import { nextTask } from '../../state/layoutTask';

/** Move the focus on when the focused element disappears, and into the board when redesign starts. */
export function keepFocus(game: GameContext): void {
  const { live, turn, page } = game;
  /** What was focused here, until a key is pressed: the next update may have a better place. */
  let parked: Element | null = null;
  const isLost = () => isNowhere() || (parked !== null && document.activeElement === parked);
  const moveOn = () => {
    parked = focusNext(game);
  };
  /** Focusing needs the layout of the page: in a later task that is done already. */
  const later = (move: () => void) => void tick().then(() => nextTask(move));
  $effect(() => {
    const release = () => {
      parked = null;
    };
    addEventListener('keydown', release, true);
    return () => removeEventListener('keydown', release, true);
  });
  $effect(() => {
    // Whatever may remove or disable the focused element.
    void [live.game, live.steps, live.busy, live.you, turn.ways, page.isHinting, page.sheet];
    later(() => lastInput.isKeyboard && isLost() && moveOn());
  });
  let wasRedesigning = false;
  $effect(() => {
    const starts = turn.redesigning && !wasRedesigning;
    wasRedesigning = turn.redesigning;
    if (starts && lastInput.isKeyboard) later(moveOn);
  });
}

/** Whether nothing has the focus, or something that is about to lose it: browsers take it from a
 * disabled button only when they draw the page. A dialog keeps its own. */
const isNowhere = (): boolean =>
  (document.activeElement === document.body || !!document.activeElement?.matches(':disabled')) &&
  !document.querySelector('dialog[open]');

/** Focus what can be done next, else the bar that says who is to move. */
function focusNext({ live, turn }: GameContext): Element | null {
  const candidates = live.you?.complete
    ? ['.bar .brass:enabled']
    : turn.isPlacing || turn.redesigning
      ? ['.cell.target', '.cell.selectable', '.drop']
      : turn.isMine
        ? ['.bid .button:enabled', '[data-decision] button:enabled:not(.explain)', '[data-square]']
        : [];
  const found = [...candidates, '.bar'].map((css) => document.querySelector<HTMLElement>(css));
  focusElement(found.find((element) => element !== null) ?? null);
  return document.activeElement;
}
