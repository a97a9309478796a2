/** The socket of one table: it says hello, comes back when it was lost, and matches answers. */

import type { ClientMessage, ErrorBody, ServerMessage } from './protocol';
import { BASE } from './rest';

/** How the line to the server is. */
export type Line = 'connecting' | 'open' | 'lost' | 'refused';

/** What a socket needs to know of its client each time it says hello. */
export interface Greeting {
  table: string;
  token: string;
  since: number;
  chat: number;
  language: string;
}

export interface Ears {
  greet(): Greeting;
  hear(message: ServerMessage): void;
  line(line: Line, error?: ErrorBody): void;
}

type Answer = Extract<ServerMessage, { id: string }>;
type Question = Extract<ClientMessage, { id: string }>;
/** A message without the id that the socket gives it. */
export type Asked = Question extends infer Q ? (Q extends Question ? Omit<Q, 'id'> : never) : never;

/** What a table needs of its line to the server. */
export interface Speaking {
  ask(asked: Asked): Promise<Answer | null>;
  close(): void;
  renew(): void;
}

/** Waits before coming back, in milliseconds: at once, then ever slower. */
const WAITS = [0, 300, 800, 1500, 3000, 5000];
/** A connection that says nothing for so long is looked after by asking anew. */
const HELLO_TIMEOUT = 8000;

export class TableSocket implements Speaking {
  private socket: WebSocket | null = null;
  private tries = 0;
  /** Milliseconds that a busy server wants to be left alone. */
  private pause = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private greeted = false;
  private waiting = new Map<string, (answer: Answer | null) => void>();
  private unsent: ClientMessage[] = [];

  constructor(private ears: Ears) {
    this.connect();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  /** Ask or tell something; the answer is null if the line was lost before it came. */
  ask(asked: Asked): Promise<Answer | null> {
    const id = crypto.randomUUID ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`;
    const message = { ...asked, id } as Question;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.send(message);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.hangUp();
    this.forget();
  }

  /** Say hello anew, as when the language changed or a seat was taken. */
  renew(): void {
    this.closed = false;
    if (this.socket?.readyState === WebSocket.CLOSED) this.hurry();
    // One that is not open yet will say hello anyway.
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.socket?.close();
  }

  /** Browsers complain about a socket that is closed before it is open. */
  private hangUp(): void {
    const socket = this.socket;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  private send(message: ClientMessage): void {
    if (this.greeted && this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(message));
    } else {
      // An action carries the id and the moment it was made at: sent late, it does no harm.
      this.unsent.push(message);
    }
  }

  private connect(): void {
    this.ears.line(this.tries ? 'lost' : 'connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${BASE}/api/socket`);
    this.socket = socket;
    this.greeted = false;
    const slow = setTimeout(() => socket.close(), HELLO_TIMEOUT);
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', ...this.ears.greet() }));
    socket.onmessage = (event) => {
      clearTimeout(slow);
      this.hear(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      clearTimeout(slow);
      this.lost(socket);
    };
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'bye') {
      if (message.reason === 'refused') this.closed = true;
      if (message.reason === 'busy') this.pause = 1000 * message.retry;
      return;
    }
    if (!this.greeted) this.welcome(message);
    if ('id' in message && message.id) {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    }
    this.ears.hear(message);
  }

  private welcome(message: ServerMessage): void {
    if (message.type === 'refused') {
      this.ears.line('refused', message.error);
      return;
    }
    this.greeted = true;
    this.tries = 0;
    this.ears.line('open');
    const unsent = this.unsent;
    this.unsent = [];
    for (const waiting of unsent) this.send(waiting);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.forget();
    if (this.closed) return;
    this.tries += 1;
    this.ears.line('lost');
    const wait = WAITS[Math.min(this.tries - 1, WAITS.length - 1)] ?? 0;
    this.timer = setTimeout(() => this.connect(), Math.max(wait, this.pause));
    this.pause = 0;
  }

  private hurry = (): void => {
    if (this.closed || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** Nobody will answer any more what was asked on a lost line, but for what waits to be sent. */
  private forget(): void {
    const unsent = new Set(this.unsent.map((message) => ('id' in message ? message.id : '')));
    for (const [id, resolve] of this.waiting) {
      if (unsent.has(id) && !this.closed) continue;
      this.waiting.delete(id);
      resolve(null);
    }
  }
}
