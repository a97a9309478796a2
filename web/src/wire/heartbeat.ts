/** Notices a dead line, and tells the server whether anybody uses this device. */

/** Milliseconds between two looks, without a message before asking, and for the answer: a dead line
 * is noticed within three of them. */
const BEAT = 3000;
/** Milliseconds without input after which the person is away. */
const IDLE = 120_000;
const INPUT = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

export class Heartbeat {
  private timer: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  /** When the server was asked for a sign of life; 0 if it has answered. */
  private askedAt = 0;
  private inputAt = performance.now();
  private toldIdle = false;

  constructor(
    private ping: (idle: boolean) => void,
    private onDead: () => void,
  ) {
    for (const input of INPUT) addEventListener(input, this.onInput, { passive: true });
  }

  /** A connection is open; the server takes its person for active. */
  start(): void {
    this.stop();
    this.toldIdle = false;
    this.hear();
    this.timer = setInterval(this.beat, BEAT);
  }

  /** Something came from the server. */
  hear(): void {
    this.heardAt = performance.now();
    this.askedAt = 0;
  }

  /** The connection is closed. */
  stop(): void {
    clearInterval(this.timer);
  }

  close(): void {
    this.stop();
    for (const input of INPUT) removeEventListener(input, this.onInput);
  }

  private beat = (): void => {
    const now = performance.now();
    if (this.askedAt) {
      // The timers of a page in the background are late: it gets the whole time, too.
      if (now - this.askedAt >= BEAT) this.onDead();
      return;
    }
    const isIdle = now - this.inputAt >= IDLE;
    const isQuiet = now - this.heardAt >= BEAT && !document.hidden;
    if (isQuiet || isIdle !== this.toldIdle) this.ask(isIdle);
  };

  private ask(idle: boolean): void {
    this.toldIdle = idle;
    this.askedAt = performance.now();
    this.ping(idle);
  }

  private onInput = (): void => {
    this.inputAt = performance.now();
    if (this.toldIdle && !this.askedAt) this.ask(false);
  };
}
