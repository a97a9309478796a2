/** Which tile of the market is looked at: under the mouse, with the focus, or held by a finger. */

/** Milliseconds until a card opens, so that it does not flicker while the pointer passes. */
const POINTING = 250;
const HOLDING = 450;

export class TileLook {
  square = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wasHeld = false;

  /** `onFocus`: called when a tile gets the focus, but not from a pointer. */
  constructor(private readonly onFocus: () => void) {}

  /** The handlers of the button of a square. */
  of(square: number) {
    return {
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') this.open(square, this.square === null ? POINTING : 0);
      },
      onpointerleave: () => this.close(),
      onpointerdown: (event: PointerEvent) => {
        this.wasHeld = false;
        if (event.pointerType !== 'mouse') this.open(square, HOLDING, true);
      },
      onpointerup: () => clearTimeout(this.timer),
      onpointercancel: () => this.close(),
      oncontextmenu: (event: Event) => this.wasHeld && event.preventDefault(),
      onfocus: (event: FocusEvent) => {
        if (!(event.currentTarget as Element).matches(':focus-visible')) return;
        this.open(square, POINTING);
        this.onFocus();
      },
      onblur: () => this.close(),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || this.square === null) return;
        event.stopPropagation();
        this.close();
      },
    };
  }

  /** Whether a click belongs to a finger that held the tile to look at it. */
  ignoresClick(): boolean {
    const { wasHeld } = this;
    this.wasHeld = false;
    if (!wasHeld) this.close();
    return wasHeld;
  }

  close(): void {
    clearTimeout(this.timer);
    if (!this.wasHeld) this.square = null;
  }

  /** Close the card that a finger opened, by touching anything. */
  touch(): void {
    this.wasHeld = false;
    this.close();
  }

  private open(square: number, delay: number, isHeld = false): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.square = square;
      this.wasHeld = isHeld;
    }, delay);
  }
}
