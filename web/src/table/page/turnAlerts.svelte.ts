/** Alerts at the start of my turn: the title of the tab, a sound, a notification. */

import { untrack } from 'svelte';
import type { GameContext, TableContext } from '../../state/context';
import { settings } from '../../state/settings.svelte';
import { playSound } from '../../state/sounds';
import { tableName } from '../../words/seatText';
import { t } from '../../words/words.svelte';

export function alertOnTurn({ live }: TableContext): void {
  let before = false;
  const isComplete = $derived(live.you?.complete ?? false);
  const mine = $derived(live.isMyTurn && !isComplete);
  const table = $derived(tableName(live.table, live.seat === null ? [] : [live.seat]));
  const title = $derived(
    mine ? t('title-turn') : table ? t('title-table', { table }) : t('page-title'),
  );
  // The browser redraws its window with every assignment, even of the same title.
  $effect(() => {
    document.title = title;
  });
  $effect(() => () => {
    document.title = t('page-title');
  });
  $effect(() => {
    // Moves that wait for me in a hidden tab may lead to my turn.
    const { leadsToMe } = live.bots;
    const isDue = mine || (leadsToMe && document.hidden);
    if (isDue && !before && document.hidden) notifyTurn();
    if (isDue && !before) playSound('turn');
    // Undoing a complete turn begins no new one.
    before = isDue || isComplete;
  });
}

/** On a phone, switch to the tab that my next step needs, and in a plan to my Alhambra, where a tile
 * is tried or placed. At the start of my turn nothing switches if
 * I have touched the page since my last turn: then I am reading. */
export function switchTabForStep({ live, turn, page }: GameContext): void {
  let isReading = false;
  const isComplete = $derived(live.you?.complete ?? false);
  const isPlanning = $derived(live.planning?.isOn() ?? false);
  /** Whether my turn was complete when the page last waited for nothing. */
  let wasComplete = false;
  /** Once I have confirmed, my turn is over for me, even if the answer takes a while. While what
   * completes my turn waits for its answer, it is not. */
  const isMine = () => live.isMyTurn || (isComplete && !(live.busy && wasComplete));
  const needed = $derived.by(() => {
    if (!live.isMyTurn) return null;
    if (turn.isPlacing) return 'mine';
    if (turn.step?.kind === 'turn') return 'market';
    // A redesign that a module offers.
    return turn.canRedesign ? 'mine' : null;
  });
  $effect(() => {
    if (!live.busy) wasComplete = isComplete;
  });
  $effect(() => {
    const touch = ({ target }: Event) => {
      const isElsewhere = target instanceof Element && !target.closest('.bar, dialog');
      if (!isMine() && isElsewhere) isReading = true;
    };
    addEventListener('pointerdown', touch, true);
    return () => removeEventListener('pointerdown', touch, true);
  });
  $effect(() => {
    if (needed && !isReading) page.tab = needed;
    isReading = false;
  });
  $effect(() => {
    // A plan begins with what is on sale, unless it is about my Alhambra.
    if (isPlanning && untrack(() => page.tab !== 'mine')) page.tab = 'market';
  });
  $effect(() => {
    const isTrying = turn.isPlacing || (turn.tried && !turn.ways.length);
    if (isPlanning && isTrying) page.tab = 'mine';
  });
}

function notifyTurn(): void {
  if (!settings.notify || !('Notification' in window)) return;
  if (Notification.permission === 'granted') new Notification(t('title-turn'), { tag: 'turn' });
}
