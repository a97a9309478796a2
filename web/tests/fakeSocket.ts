/** A WebSocket whose other end is the test. */

import { vi } from 'vitest';

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }

  // -- what the test does --------------------------------------------------------------------

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  static get last(): FakeSocket {
    const line = FakeSocket.all.at(-1);
    if (!line) throw new Error('no line yet');
    return line;
  }
}

/** A window of one size. */
class InertObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Every WebSocket from now on is a line to the test; what jsdom lacks stands still. */
export function fakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('ResizeObserver', InertObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
}
