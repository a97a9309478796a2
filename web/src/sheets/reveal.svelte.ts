/** Lines that appear one after the other, until somebody cannot wait. */

import { settings } from '../state/settings.svelte';

const LINE_DELAY = 240;

export class Reveal {
  private shown = $state(0);

  /** So many lines, from none; 0 to show everything at once. */
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
