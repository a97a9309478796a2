/** Keyboard shortcuts of a replay; form fields keep their own keys. */

import type { PageState } from '../state/pageState.svelte';
import type { ReplayPlayer } from './player.svelte';

export function keys(player: ReplayPlayer, page: PageState) {
  const steps: Record<string, () => void> = {
    ArrowLeft: () => player.go(player.move - 1),
    ArrowRight: () => player.go(player.move + 1),
    PageUp: () => player.turn(-1),
    PageDown: () => player.turn(1),
    Home: () => player.go(0),
    End: () => player.go(player.last),
    ' ': () => player.toggle(),
  };
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || page.sheet) return;
    const target = event.target as HTMLElement;
    if (target.closest('input, select, textarea, dialog, [role=grid]')) return;
    if (event.key === ' ' && target.closest('button, a')) return;
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
}
