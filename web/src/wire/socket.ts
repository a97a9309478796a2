/** The socket of one table: says hello, reconnects, and matches answers to requests. */

import type { ClientMessage, ErrorBody, ServerMessage } from './protocol';
import { BASE } from './rest';

export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'refused';

/** The fields of each hello message. */
export interface Hello {
  table: string;
  token: string;
  since: number;
  chat: number;
  language: string;
}

export interface SocketHandlers {
  hello(): Hello;
  onMessage(message: ServerMessage): void;
  onStatus(status: ConnectionStatus, error?: ErrorBody): void;
}

type Answer = Extract<ServerMessage, { id: string }>;
type Question = Extract<ClientMessage, { id: string }>;
/** A message without the id that the socket gives it. */
export type RequestMessage = Question extends infer Q
  ? Q extends Question
    ? Omit<Q, 'id'>
    : never
  : never;

/** The connection of a table to the server. */
export interface Connection {
  ask(asked: RequestMessage): Promise<Answer | null>;
  close(): void;
  reconnect(): void;
}

/** Delays before reconnecting, in milliseconds, with backoff. */
const WAITS = [0, 300, 800, 1500, 3000, 5000];
/** Milliseconds after which a connection without an answer to hello is closed. */
const HELLO_TIMEOUT = 8000;

export class TableSocket implements Connection {
  private socket: WebSocket | null = null;
  private tries = 0;
  /** Milliseconds to wait, as requested by a busy server. */
  private pause = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private greeted = false;
  private pending = new Map<string, (answer: Answer | null) => void>();
  private unsent: ClientMessage[] = [];

  constructor(private handlers: SocketHandlers) {
    this.connect();
    addEventListener('online', this.reconnectNow);
    document.addEventListener('visibilitychange', this.reconnectNow);
  }

  /** Send a message; resolves to its answer, or to null if the connection was lost before. */
  ask(asked: RequestMessage): Promise<Answer | null> {
    const id = crypto.randomUUID ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`;
    const message = { ...asked, id } as Question;
    return new Promise((resolve) => {
      this.pending.set(id, resolve);
      this.send(message);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.reconnectNow);
    document.removeEventListener('visibilitychange', this.reconnectNow);
    this.hangUp();
    this.dropPending();
  }

  /** Say hello again, as after a change of the language or the seat. */
  reconnect(): void {
    this.closed = false;
    if (this.socket?.readyState === WebSocket.CLOSED) this.reconnectNow();
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
      // Actions carry an id and a sequence number, so the server detects late and repeated ones.
      this.unsent.push(message);
    }
  }

  private connect(): void {
    this.handlers.onStatus(this.tries ? 'lost' : 'connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${BASE}/api/socket`);
    this.socket = socket;
    this.greeted = false;
    const slow = setTimeout(() => socket.close(), HELLO_TIMEOUT);
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', ...this.handlers.hello() }));
    socket.onmessage = (event) => {
      clearTimeout(slow);
      this.receive(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      clearTimeout(slow);
      this.onClose(socket);
    };
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'closing') {
      if (message.reason === 'refused') this.closed = true;
      if (message.reason === 'busy') this.pause = 1000 * message.retry;
      return;
    }
    if (!this.greeted) this.onFirstMessage(message);
    if ('id' in message && message.id) {
      this.pending.get(message.id)?.(message);
      this.pending.delete(message.id);
    }
    this.handlers.onMessage(message);
  }

  private onFirstMessage(message: ServerMessage): void {
    if (message.type === 'refused') {
      this.handlers.onStatus('refused', message.error);
      return;
    }
    this.greeted = true;
    this.tries = 0;
    this.handlers.onStatus('open');
    const unsent = this.unsent;
    this.unsent = [];
    for (const waiting of unsent) this.send(waiting);
  }

  private onClose(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.dropPending();
    if (this.closed) return;
    this.tries += 1;
    this.handlers.onStatus('lost');
    const wait = WAITS[Math.min(this.tries - 1, WAITS.length - 1)] ?? 0;
    this.timer = setTimeout(() => this.connect(), Math.max(wait, this.pause));
    this.pause = 0;
  }

  private reconnectNow = (): void => {
    if (this.closed || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** Requests on a lost connection get no answer, except those not sent yet. */
  private dropPending(): void {
    const unsent = new Set(this.unsent.map((message) => ('id' in message ? message.id : '')));
    for (const [id, resolve] of this.pending) {
      if (unsent.has(id) && !this.closed) continue;
      this.pending.delete(id);
      resolve(null);
    }
  }
}
