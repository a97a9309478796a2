/** Structural sharing: unchanged parts keep their identity, so that Svelte skips them. */

type Tree = Record<string, unknown>;

/**
 * The new value, with every part that equals the old one replaced by the old object.
 * For plain data: what messages are made of.
 */
export const shareStructure = <T>(old: T, news: T): T => shared(old, news) as T;

/** For `$derived.by`: equal parts of a derived value keep their identity. */
export function stable<T>(make: () => T): () => T {
  let last: T;
  return () => {
    last = shareStructure(last, make());
    return last;
  };
}

function shared(old: unknown, news: unknown): unknown {
  if (old === news || !isTree(old) || !isTree(news)) return news;
  const keys = Object.keys(news);
  let isSame = keys.length === Object.keys(old).length;
  for (const key of keys) {
    news[key] = shared(old[key], news[key]);
    if (news[key] !== old[key]) isSame = false;
  }
  return isSame && Array.isArray(old) === Array.isArray(news) ? old : news;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
