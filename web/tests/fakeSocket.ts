/** A WebSocket whose other end is the test. */

import { vi } from 'vitest';

export class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Line[] = [];

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = Line.CLOSED;
    this.onclose?.();
  }

  // -- what the test does --------------------------------------------------------------------

  open(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  static get last(): Line {
    const line = Line.all.at(-1);
    if (!line) throw new Error('no line yet');
    return line;
  }
}

/** A window of one size. */
class Still {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Every WebSocket from now on is a line to the test; what jsdom lacks stands still. */
export function tapLines(): void {
  Line.all = [];
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('ResizeObserver', Still);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
}
