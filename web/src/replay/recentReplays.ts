/** Opened replays: fetched, verified by the server, and cached for offline viewing. */

import { InputError } from '../state/asyncTask.svelte';
import { readStorage, writeStorage } from '../state/storage';
import { PROTOCOL, type Replay, type Replayed, type ReplayRequest } from '../wire/protocol';
import { BASE, request } from '../wire/rest';
import { t } from '../words/words.svelte';
import { pack, unpack } from './recordLink';

/** The entry of a cached replay in a list. */
export interface ReplayTitle {
  /** The code of a table, or a name made from the record itself. */
  key: string;
  at: number;
  names: string[];
  scores: number[];
}

interface StoredReplay extends ReplayTitle {
  /** The version of the protocol that its positions are written in. */
  protocol: number;
  record: string;
  moves: number;
  positions: Replay[];
  statistics: Replayed['statistics'];
}

export interface OpenedReplay extends StoredReplay {
  /** The fragment with which a link opens this in another browser; empty for a table. */
  packed: string;
}

const TITLES = 'replays';
const CACHE = 'alhambra-replays';
/** How many replays are cached. */
const MOST = 12;
const FILE = 'file-';

export const titles = (): ReplayTitle[] => readStorage<ReplayTitle[]>(TITLES, []);

/** The replay of a table, or of a file that was opened before. */
export async function openNamed(key: string): Promise<OpenedReplay> {
  const stored = await storedReplay(key);
  if (stored) return withLink(stored);
  if (isFile(key)) throw new InputError(t('replay-not-here'));
  const path = `/tables/${encodeURIComponent(key)}/record`;
  return verified(await request<string>(path), key);
}

/** The replay that a link carries. */
export async function openPacked(packed: string): Promise<OpenedReplay> {
  const record = await unpack(packed);
  if (record === null) throw new InputError(t('replay-link-broken'));
  const stored = await storedReplay(keyOf(record));
  return stored?.record === record ? withLink(stored) : openText(record);
}

/** The replay of a record; throws a refusal for an invalid one. */
export const openText = (record: string): Promise<OpenedReplay> => verified(record, keyOf(record));

async function withLink(stored: StoredReplay): Promise<OpenedReplay> {
  return { ...stored, packed: isFile(stored.key) ? await pack(stored.record) : '' };
}

async function verified(record: string, key: string): Promise<OpenedReplay> {
  const first = await ofServer({ record });
  const positions = first.positions;
  while (positions.length <= first.moves)
    positions.push(...(await ofServer({ record, first: positions.length })).positions);
  const scores = positions.at(-1)?.game.scores ?? [];
  const { names, moves, statistics } = first;
  const about = { key, at: Date.now(), names, scores };
  const opened = { ...about, protocol: PROTOCOL, record, moves, positions, statistics };
  await keepOpened(opened);
  return withLink(opened);
}

const isFile = (key: string): boolean => key.startsWith(FILE);

const ofServer = (body: ReplayRequest): Promise<Replayed> =>
  request<Replayed>('/replay', { method: 'POST', body });

/** A short name for a record, derived from its text. */
function keyOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return FILE + (hash >>> 0).toString(36);
}

// -- this browser ------------------------------------------------------------------------------

const addressOf = (key: string): string => `${BASE}/replay/${encodeURIComponent(key)}.json`;

/** Browsers offer cache storage only over https or on this machine. */
const store = (): Promise<Cache | null> =>
  'caches' in globalThis ? caches.open(CACHE).catch(() => null) : Promise.resolve(null);

async function storedReplay(key: string): Promise<StoredReplay | null> {
  const found = await (await store())?.match(addressOf(key));
  if (!found) return null;
  const stored = (await found.json()) as StoredReplay;
  // The positions of an older page are in an older protocol: the server reads the record again.
  return stored.protocol === PROTOCOL ? stored : verified(stored.record, key);
}

async function keepOpened(opened: StoredReplay): Promise<void> {
  const cache = await store();
  if (!cache) return;
  const { key, at, names, scores } = opened;
  const all = [{ key, at, names, scores }, ...titles().filter((title) => title.key !== key)];
  await cache.put(addressOf(key), new Response(JSON.stringify(opened))).catch(() => {});
  for (const old of all.splice(MOST)) await cache.delete(addressOf(old.key));
  writeStorage(TITLES, all);
}
