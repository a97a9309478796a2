/** The game for parts without animations: they update one frame later than the others. */

import type { GameView } from '../wire/protocol';
import type { GameSession } from './gameSession';
import { layOutNext } from './layoutTask';
import { settings } from './settings.svelte';
import type { LoggedEvent } from './table.svelte';

export class DeferredGame {
  private late = $state.raw<{ game: GameView | null; log: LoggedEvent[] }>({ game: null, log: [] });

  constructor(private live: GameSession) {
    $effect(() => {
      const { game, log } = live;
      // After the next frame, in a task of its own, so that animations stay smooth.
      const frame = requestAnimationFrame(() => setTimeout(() => this.update(game, log)));
      return () => cancelAnimationFrame(frame);
    });
  }

  get game(): GameView | null {
    return this.now.game;
  }

  get log(): LoggedEvent[] {
    return this.now.log;
  }

  /** Without animations nothing is deferred. */
  private get now(): { game: GameView | null; log: LoggedEvent[] } {
    return settings.duration(1) ? this.late : this.live;
  }

  private update(game: GameView | null, log: LoggedEvent[]): void {
    this.late = { game, log };
    layOutNext();
  }
}
