/** Alerts at the start of my turn: the title of the tab, a sound, a notification. */

import type { GameContext, TableContext } from '../../state/context';
import { settings } from '../../state/settings.svelte';
import { t } from '../../words/words.svelte';

export function alertOnTurn({ live }: TableContext): void {
  let before = false;
  $effect(() => {
    const mine = live.isMyTurn && !live.you?.complete;
    document.title = mine ? t('title-turn') : t('title-table', { code: live.table?.code ?? '' });
    if (mine && !before && document.hidden) notifyTurn();
    if (mine && !before && settings.sound) playSound();
    before = mine;
    return () => {
      document.title = t('page-title');
    };
  });
}

/** On a phone, switch to the tab that the current step needs. */
export function switchTabForStep({ live, turn, page }: GameContext): void {
  $effect(() => {
    if (!live.isMyTurn) return;
    if (turn.isPlacing) page.tab = 'mine';
    else if (turn.step?.kind === 'turn') page.tab = 'market';
  });
}

function notifyTurn(): void {
  if (!settings.notify || !('Notification' in window)) return;
  if (Notification.permission === 'granted') new Notification(t('title-turn'), { tag: 'turn' });
}

/** Two soft synthesized tones: no file to load. */
function playSound(): void {
  // Browsers play no sound before the first click or key press, and log a warning.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  const audio = new AudioContext();
  for (const [index, pitch] of [523, 784].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + index * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  }
}
