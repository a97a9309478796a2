/** Records that were opened: fetched, verified by the server, and kept for later without it. */

import { Mistake } from '../state/asyncTask.svelte';
import { keep, recall } from '../state/storage';
import type { ReplayRequest, Replay, Replayed } from '../wire/protocol';
import { ask, BASE } from '../wire/rest';
import { t, words } from '../words/words.svelte';
import { pack, unpack } from './recordLink';

/** What is said about a kept replay in a list. */
export interface Title {
  /** The code of a table, or a name made from the record itself. */
  key: string;
  at: number;
  names: string[];
  scores: number[];
}

interface Kept extends Title {
  record: string;
  moves: number;
  positions: Replay[];
  statistics: Replayed['statistics'];
}

export interface Opened extends Kept {
  /** What a link needs to open this in another browser; a table has an address of its own. */
  packed: string;
}

const TITLES = 'replays';
const CACHE = 'alhambra-replays';
/** So many are kept. */
const MOST = 12;
/** As much as the server reads. */
export const MOST_BYTES = 1 << 19;
const FILE = 'file-';

export const titles = (): Title[] => recall<Title[]>(TITLES, []);

/** The replay of a table, or of a file that was opened before. */
export async function openNamed(key: string): Promise<Opened> {
  const kept = await keptOf(key);
  if (kept) return withLink(kept);
  if (isFile(key)) throw new Mistake(t('replay-not-here'));
  const path = `/tables/${encodeURIComponent(key)}/record`;
  return verified(await ask<string>(path, { language: words.language }), key);
}

/** The replay that a link carries. */
export async function openPacked(packed: string): Promise<Opened> {
  const record = await unpack(packed);
  if (record === null) throw new Mistake(t('replay-link-broken'));
  const kept = await keptOf(keyOf(record));
  return kept?.record === record ? withLink(kept) : openText(record);
}

/** The replay of a record; what is wrong with it is thrown as a refusal. */
export const openText = (record: string): Promise<Opened> => verified(record, keyOf(record));

async function withLink(kept: Kept): Promise<Opened> {
  return { ...kept, packed: isFile(kept.key) ? await pack(kept.record) : '' };
}

async function verified(record: string, key: string): Promise<Opened> {
  const first = await ofServer({ record });
  const positions = first.positions;
  while (positions.length <= first.moves)
    positions.push(...(await ofServer({ record, first: positions.length })).positions);
  const scores = positions.at(-1)?.game.scores ?? [];
  const { names, moves, statistics } = first;
  const opened = { key, at: Date.now(), names, scores, record, moves, positions, statistics };
  await keepOpened(opened);
  return withLink(opened);
}

const isFile = (key: string): boolean => key.startsWith(FILE);

const ofServer = (body: ReplayRequest): Promise<Replayed> =>
  ask<Replayed>('/replay', { method: 'POST', body, language: words.language });

/** A short name for a record; the same text has the same. */
function keyOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return FILE + (hash >>> 0).toString(36);
}

// -- this browser ------------------------------------------------------------------------------

const addressOf = (key: string): string => `${BASE}/replay/${encodeURIComponent(key)}.json`;

/** Browsers have such a store only where the page came safely: by https or from this machine. */
const store = (): Promise<Cache | null> =>
  'caches' in globalThis ? caches.open(CACHE).catch(() => null) : Promise.resolve(null);

async function keptOf(key: string): Promise<Kept | null> {
  const found = await (await store())?.match(addressOf(key));
  return found ? ((await found.json()) as Kept) : null;
}

async function keepOpened(opened: Kept): Promise<void> {
  const cache = await store();
  if (!cache) return;
  const { key, at, names, scores } = opened;
  const all = [{ key, at, names, scores }, ...titles().filter((title) => title.key !== key)];
  await cache.put(addressOf(key), new Response(JSON.stringify(opened))).catch(() => {});
  for (const old of all.splice(MOST)) await cache.delete(addressOf(old.key));
  keep(TITLES, all);
}
