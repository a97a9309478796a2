/** Reveals lines one after the other; it can be skipped. */

import { settings } from '../state/settings.svelte';

/** Milliseconds between two lines. */
const LINE_DELAY = 240;

export class Reveal {
  private shown = $state(0);

  /** `lines` is the number of lines to reveal; 0 shows everything at once. */
  constructor(private lines: number) {
    const time = settings.duration(LINE_DELAY);
    if (!time) this.shown = lines;
    $effect(() => {
      if (!time) return;
      const timer = setInterval(() => {
        if (this.isRunning) this.shown += 1;
        else clearInterval(timer);
      }, time);
      return () => clearInterval(timer);
    });
  }

  get isRunning(): boolean {
    return this.shown < this.lines;
  }

  hides(line: number): boolean {
    return this.isRunning && line >= this.shown;
  }

  skip(): void {
    this.shown = this.lines;
  }
}
