/** The socket of one table: says hello, reconnects, and matches answers to requests. */

import { Heartbeat } from './heartbeat';
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

/** A request without an answer. */
interface Pending {
  message: Question;
  resolve(answer: Answer | null): void;
}

/** Requests that change nothing: whoever leaves needs no answer. */
const QUESTIONS: ReadonlySet<string> = new Set(['preview', 'preview-plan', 'why', 'hint']);

/** The connection of a table to the server. */
export interface Connection {
  ask(asked: RequestMessage): Promise<Answer | null>;
  close(): void;
  reconnect(): void;
  forgetRequests(): void;
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
  private isLeaving = false;
  private greeted = false;
  private pending = new Map<string, Pending>();
  private heartbeat = new Heartbeat(
    (idle) => this.write({ type: 'ping', id: 'ping', idle }),
    () => this.lose(),
  );

  constructor(private handlers: SocketHandlers) {
    this.connect();
    addEventListener('online', this.reconnectNow);
    addEventListener('offline', this.lose);
    document.addEventListener('visibilitychange', this.reconnectNow);
  }

  /** Send a message, or keep it until there is a connection; resolves to its answer, or to null if
   * nobody waits for one any more. On a new connection it is sent again: what changes something
   * carries an id or a sequence number by which the server detects late and repeated ones. */
  ask(asked: RequestMessage): Promise<Answer | null> {
    const id = crypto.randomUUID ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`;
    const message = { ...asked, id } as Question;
    return new Promise((resolve) => {
      this.pending.set(id, { message, resolve });
      if (this.greeted) this.write(message);
    });
  }

  /** Leave. What was done is still sent: until all of it is answered, the connection stays. */
  close(): void {
    this.isLeaving = true;
    this.handlers = { ...this.handlers, onMessage() {}, onStatus() {} };
    for (const { message, resolve } of this.pending.values()) {
      if (!QUESTIONS.has(message.type)) continue;
      this.pending.delete(message.id);
      resolve(null);
    }
    this.endIfDone();
  }

  private endIfDone(): void {
    if (this.isLeaving && !this.pending.size) this.end();
  }

  private end(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.heartbeat.close();
    removeEventListener('online', this.reconnectNow);
    removeEventListener('offline', this.lose);
    document.removeEventListener('visibilitychange', this.reconnectNow);
    this.hangUp();
    this.forgetRequests();
  }

  /** Drop what is not answered yet: it was asked for another seat. */
  forgetRequests(): void {
    for (const { resolve } of this.pending.values()) resolve(null);
    this.pending.clear();
  }

  /** Say hello again, as after a change of the language or the seat. */
  reconnect(): void {
    this.closed = false;
    if (!this.socket) this.reconnectNow();
    // One that is not open yet will say hello anyway.
    else if (this.socket.readyState !== WebSocket.CONNECTING) this.socket.close();
  }

  /** Browsers complain about a socket that is closed before it is open. */
  private hangUp(): void {
    const socket = this.socket;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  private write(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Give up a dead connection: waiting for it to close can take minutes. */
  private lose = (): void => {
    const socket = this.socket;
    if (!socket) return;
    socket.onmessage = null;
    socket.onclose = null;
    this.hangUp();
    this.onClose(socket);
  };

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
    this.heartbeat.hear();
    if (message.type === 'closing') {
      if (message.reason === 'refused') this.closed = true;
      if (message.reason === 'busy') this.pause = 1000 * message.retry;
      return;
    }
    if (!this.greeted) this.onFirstMessage(message);
    if ('id' in message && message.id) {
      this.pending.get(message.id)?.resolve(message);
      this.pending.delete(message.id);
      this.endIfDone();
    }
    this.handlers.onMessage(message);
  }

  private onFirstMessage(message: ServerMessage): void {
    if (message.type === 'refused') {
      this.handlers.onStatus('refused', message.error);
      if (this.isLeaving) this.end();
      return;
    }
    this.greeted = true;
    this.tries = 0;
    this.handlers.onStatus('open');
    this.heartbeat.start();
    for (const { message } of this.pending.values()) this.write(message);
  }

  private onClose(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.greeted = false;
    this.heartbeat.stop();
    if (this.closed) {
      this.forgetRequests();
      return;
    }
    this.tries += 1;
    this.handlers.onStatus('lost');
    const wait = WAITS[Math.min(this.tries - 1, WAITS.length - 1)] ?? 0;
    this.timer = setTimeout(() => this.connect(), Math.max(wait, this.pause));
    this.pause = 0;
  }

  private reconnectNow = (): void => {
    if (this.closed || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  };
}
