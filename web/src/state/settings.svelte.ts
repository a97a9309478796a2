/** The settings of this browser: language, theme, sound, animations. */

import { LANGUAGES, type Language } from '../wire/protocol';
import { words } from '../words/words.svelte';
import { readStorage, writeStorage } from './storage';

export type Theme = 'system' | 'light' | 'dark';
/** The duration of animations: 0 none, 1 as designed, 2 twice as long. */
export type Motion = 0 | 1 | 2;
export type Hand = 'right' | 'left';
/** Shortcuts: single keys, the same keys with Alt, or none. */
export type Shortcuts = 'single' | 'alt' | 'off';
/** How fast moves of bots are shown: one by one on request, by a clock, or as they come. */
export type Pace = 'step' | 'calm' | 'quick' | 'at-once';

/** Parsed once: it is asked for many times an update. */
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  theme = $state<Theme>(readStorage('theme', 'system'));
  motion = $state<Motion>(readStorage('motion', 1));
  sound = $state<boolean>(readStorage('sound', false));
  notify = $state<boolean>(readStorage('notify', false));
  /** The hand that operates a phone: the bar is arranged for it. */
  hand = $state<Hand>(readStorage('hand', 'right'));
  shortcuts = $state<Shortcuts>(readStorage('shortcuts', 'single'));
  pace = $state<Pace>(readStorage('pace', 'calm'));
  name = $state<string>(readStorage('name', ''));

  constructor() {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', () => this.applyToDocument());
    this.applyToDocument();
  }

  /** The language that was chosen, else the browser's, else English. */
  firstLanguage(): Language {
    const chosen = readStorage<string>('language', '');
    const preferred = [chosen, ...navigator.languages].map((tag) => tag.slice(0, 2));
    return preferred.flatMap((tag) => LANGUAGES.filter((known) => known === tag))[0] ?? 'en';
  }

  async setLanguage(language: Language): Promise<void> {
    await words.setLanguage(language);
    writeStorage('language', language);
  }

  set<K extends 'theme' | 'motion' | 'sound' | 'notify' | 'hand' | 'shortcuts' | 'pace' | 'name'>(
    key: K,
    value: Settings[K],
  ): void {
    (this as Settings)[key] = value;
    writeStorage(key, value);
    if (key === 'theme' || key === 'motion') this.applyToDocument();
  }

  get isDark(): boolean {
    if (this.theme !== 'system') return this.theme === 'dark';
    return matchMedia('(prefers-color-scheme: dark)').matches;
  }

  /** A shortcut as screen readers name it; undefined if shortcuts are off. */
  ariaShortcut(key: string): string | undefined {
    if (this.shortcuts === 'off') return undefined;
    return this.shortcuts === 'alt' ? `Alt+${key}` : key;
  }

  /** Whether the system wants no motion. */
  get isStill(): boolean {
    return stillness.matches;
  }

  /** The duration of an animation in milliseconds, by this setting and that of the system. */
  duration(milliseconds: number): number {
    return this.isStill ? 0 : milliseconds * this.motion;
  }

  private applyToDocument(): void {
    const { dataset } = document.documentElement;
    dataset.theme = this.isDark ? 'dark' : 'light';
    dataset.motion = String(this.motion);
  }
}

export const settings = new Settings();
