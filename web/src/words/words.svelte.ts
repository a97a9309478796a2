/** The catalogue of the chosen language; every text on the page comes from here. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { type Language, MODULES } from '../wire/protocol';
import { request } from '../wire/rest';

export type Params = Record<string, FluentVariable>;

/** The languages in the order of menus, with their own names. */
export const LANGUAGE_NAMES: readonly [Language, string][] = [
  ['en', 'English'],
  ['es', 'Español'],
  ['de', 'Deutsch'],
];

const CATALOGUES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  es: () => import('./es'),
  de: () => import('./de'),
};

/** Texts that only some pages need; they are loaded with them. */
const SUBJECTS = {
  rules: {
    en: () => import('./rules/en'),
    es: () => import('./rules/es'),
    de: () => import('./rules/de'),
  },
  learn: {
    en: () => import('./learn/en'),
    es: () => import('./learn/es'),
    de: () => import('./learn/de'),
  },
  pad: {
    en: () => import('./pad/en'),
    es: () => import('./pad/es'),
    de: () => import('./pad/de'),
  },
  replay: {
    en: () => import('./replay/en'),
    es: () => import('./replay/es'),
    de: () => import('./replay/de'),
  },
} satisfies Record<string, typeof CATALOGUES>;

export type Subject = keyof typeof SUBJECTS;

/** The texts of the plug-ins on this server; without an answer, defaults are used. */
const pluginTexts = (language: Language): Promise<string> =>
  request<string>(`/words/${language}`).catch(() => '');

class Words {
  language = $state<Language>('en');
  edition = $state('classic');
  private bundle = $state.raw<FluentBundle | null>(null);

  private hasPlugins = $state(false);
  private subjects = new Set<Subject>();
  private last: Promise<void> = Promise.resolve();

  /** Switch to a language; until it is loaded, the old one stays. */
  setLanguage(language: Language): Promise<void> {
    return this.enqueue(() => this.load(language, this.subjects, this.hasPlugins));
  }

  /** Load the texts of a subject too, for this and every later language. */
  loadSubject(subject: Subject): Promise<void> {
    return this.enqueue(async () => {
      if (this.subjects.has(subject)) return;
      await this.load(this.language, new Set([...this.subjects, subject]), this.hasPlugins);
    });
  }

  /** Load the texts of plug-ins if some of these modules are plug-ins. */
  loadModules(modules: readonly string[]): Promise<void> {
    return this.enqueue(async () => {
      if (!this.knows(modules)) await this.load(this.language, this.subjects, true);
    });
  }

  /** Whether the texts of these modules are loaded. */
  knows(modules: readonly string[]): boolean {
    return this.hasPlugins || modules.every((name) => MODULES.some((known) => known === name));
  }

  /** Run tasks one after the other, even if one fails. */
  private enqueue(task: () => Promise<void>): Promise<void> {
    this.last = this.last.catch(() => {}).then(task);
    return this.last;
  }

  private async load(
    language: Language,
    subjects: Set<Subject>,
    hasPlugins: boolean,
  ): Promise<void> {
    const wanted = [CATALOGUES, ...[...subjects].map((subject) => SUBJECTS[subject])];
    const [ofPlugins, ...read] = await Promise.all([
      hasPlugins ? pluginTexts(language) : '',
      ...wanted.map((catalogue) => catalogue[language]()),
    ]);
    const bundle = new FluentBundle(language, { useIsolating: false });
    // Plug-ins last: they add messages and replace none.
    for (const text of [...read.flatMap(({ default: texts }) => texts), ofPlugins]) {
      bundle.addResource(new FluentResource(text));
    }
    this.subjects = subjects;
    this.hasPlugins = hasPlugins;
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  get ready(): boolean {
    return this.bundle !== null;
  }

  /** The message with this id; `id.form` is another form of it. */
  text(id: string, params: Params = {}): string {
    const [name = '', form] = id.split('.');
    const message = this.bundle?.getMessage(name);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (!this.bundle || !pattern) throw new Error(`no message ${id}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, { edition: this.edition, ...params }, errors);
    if (errors.length) throw new Error(`${id}: ${errors.join(', ')}`);
    return text;
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  /** The other forms that this language needs of a message. */
  forms(id: string): string[] {
    return Object.keys(this.bundle?.getMessage(id)?.attributes ?? {});
  }
}

export const words = new Words();

/** The text of a message; reactive to changes of the language. */
export const t = (id: string, params?: Params): string => words.text(id, params);
