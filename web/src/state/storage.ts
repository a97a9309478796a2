/** Small values in local storage; without storage everything works and nothing is remembered. */

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
    // Storage is full or forbidden: continue without it.
  }
}
