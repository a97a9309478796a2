/** The game for the parts of a page in which nothing flies: they follow when the flights have begun. */

import type { GameView } from '../wire/protocol';
import type { Play } from './gameSession';
import { settings } from './settings.svelte';
import type { Entry } from './table.svelte';

export class Calm {
  private late = $state.raw<{ game: GameView | null; log: Entry[] }>({ game: null, log: [] });

  constructor(private live: Play) {
    $effect(() => {
      const { game, log } = live;
      // After the next frame, in a task of its own: together they would make things stutter.
      const frame = requestAnimationFrame(() => setTimeout(() => this.follow(game, log)));
      return () => cancelAnimationFrame(frame);
    });
  }

  get game(): GameView | null {
    return this.now.game;
  }

  get log(): Entry[] {
    return this.now.log;
  }

  /** Where nothing flies there is nothing to wait for. */
  private get now(): { game: GameView | null; log: Entry[] } {
    return settings.lasting(1) ? this.late : this.live;
  }

  private follow(game: GameView | null, log: Entry[]): void {
    this.late = { game, log };
  }
}
