/** Small things that this browser remembers; without storage it forgets, and nothing breaks. */

export function readStorage<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`alhambra.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function writeStorage(key: string, value: unknown): void {
  try {
    localStorage.setItem(`alhambra.${key}`, JSON.stringify(value));
  } catch {
    // Full or forbidden: the game goes on without.
  }
}
