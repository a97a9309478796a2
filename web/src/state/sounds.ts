/** Sounds: off unless they are switched on, and silent where the system wants quiet. */

import { settings } from './settings.svelte';
import type { Sound } from './synthesizer';

/** Play a sound, if it is wanted now; in a hidden tab only my turn is heard. */
export function playSound(sound: Sound): void {
  if (!settings.sound || settings.isStill) return;
  if (document.hidden && sound !== 'turn') return;
  // Browsers play no sound before the first click or key press, and log a warning.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  import('./synthesizer').then(
    ({ synthesize }) => synthesize(sound),
    // Without a connection and not stored yet: a game goes on without sounds.
    () => {},
  );
}
