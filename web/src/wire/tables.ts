/** Requests about tables, one function each; refusals are thrown. */

import type {
  About,
  CreateTable,
  Invitation,
  JoinSeat,
  Lan,
  Lobby,
  MailAnswer,
  MyTables,
  NotificationSettings,
  SeatCredential,
  Seated,
  TableView,
} from './protocol';
import { BASE, request } from './rest';

const get = request;

const send = <T>(method: string, path: string, body?: unknown, token = ''): Promise<T> =>
  request<T>(path, { method, body, token });

const at = (name: string, what: string): string => `/tables/${encodeURIComponent(name)}${what}`;

export const aboutServer = () => get<About>('/about');
export const publicTables = () => get<Lobby>('/tables');
export const showTable = (name: string) => get<TableView>(at(name, ''));
export const myTables = (held: SeatCredential[]) => send<MyTables>('POST', '/mine', held);

export const makeTable = (body: CreateTable) => send<Seated>('POST', '/tables', body);
export const joinTable = (name: string, body: JoinSeat) =>
  send<Seated>('POST', at(name, '/join'), body);
export const leaveTable = (name: string, token: string) =>
  send<TableView>('POST', at(name, '/leave'), undefined, token);
export const forgetMe = (name: string, token: string) =>
  send<TableView>('POST', at(name, '/forget'), undefined, token);
export const setNotices = (name: string, token: string, notices: NotificationSettings) =>
  send<TableView>('PUT', at(name, '/notices'), notices, token);
export const answerMail = (name: string, answer: MailAnswer) =>
  send<TableView>('POST', at(name, '/mail'), answer);
export const rematchOf = (name: string, token: string) =>
  send<TableView>('POST', at(name, '/rematch'), undefined, token);

/** Requests of a host; `host` is the secret token. */
export const fillTable = (name: string, host: string, level: string) =>
  send<TableView>('POST', at(name, '/fill'), { level }, host);
export const startTable = (name: string, host: string) =>
  send<TableView>('POST', at(name, '/start'), undefined, host);
export const renameTable = (name: string, host: string, title: string) =>
  send<TableView>('PUT', at(name, '/title'), { title }, host);
export const setSeat = (name: string, host: string, seat: number, level: string) =>
  send<TableView>('PUT', at(name, `/seats/${seat}`), { level }, host);

export const invitationTo = (name: string) => get<Invitation>(at(name, '/invitation'));
export const qrOf = (name: string): string => `${BASE}/api${at(name, '/qr.svg')}`;
export const lanState = () => get<Lan>('/lan');
export const switchLan = (on: boolean) => send<Lan>('PUT', '/lan', { on });
