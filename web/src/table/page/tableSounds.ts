/** Which sound an update of the table asks for: at most one, the most important. */

import { seatOf } from '../../game/events';
import { playSound } from '../../state/sounds';
import type { Sound } from '../../state/synthesizer';
import type { TableState } from '../../state/table.svelte';
import type { GameEvent, Update } from '../../wire/protocol';

/** The sounds of events and of my own actions, which have other names. */
const SOUNDS: ReadonlyMap<string, Sound> = new Map([
  ['scored', 'scoring'],
  ...['bought', 'buy', 'bought_by_karim', 'abdul_karim'].map((name) => [name, 'tile'] as const),
  ...['placed', 'place', 'reserved', 'reserve'].map((name) => [name, 'tile'] as const),
  ...['added', 'add', 'swapped', 'swap', 'removed', 'remove'].map(
    (name) => [name, 'tile'] as const,
  ),
  ...['took', 'take', 'bid_made', 'character_won'].map((name) => [name, 'card'] as const),
]);
const BY_IMPORTANCE: readonly Sound[] = ['scoring', 'exact', 'tile', 'card'];

/** Play what happened with an update, before the page changes. */
export function playUpdate(update: Update, before: TableState): void {
  const sounds = [...(ofMyStep(update, before) ?? []), ...update.events.flatMap(ofEvent)];
  const sound = BY_IMPORTANCE.find((one) => sounds.includes(one));
  // The first update contains the whole log: its events are old.
  if (sound && before.seq >= 0 && !update.full_history) playSound(sound);

  function ofEvent(event: GameEvent): Sound[] {
    // My own actions were heard as steps of my turn.
    if (seatOf(event) === before.seat && before.seat !== null) return [];
    if (event.event === 'bought' && event.exact) return ['exact'];
    return [SOUNDS.get(event.event) ?? []].flat();
  }
}

/** The sound of the step that I have just added to my turn. */
function ofMyStep(update: Update, { own }: TableState): Sound[] | null {
  const steps = update.you?.steps ?? [];
  const step = steps.at(-1);
  if (!step || steps.length <= (own?.steps.length ?? 0)) return null;
  const offer = own?.offers.find(({ action }) => action === step);
  if (offer?.verb === 'buy' && offer.over === 0) return ['exact'];
  return [SOUNDS.get(offer?.verb ?? '') ?? []].flat();
}
