/** The catalogue of the chosen language; every text on the page comes from here. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Params = Record<string, FluentVariable>;
export type Language = 'en' | 'es' | 'de';

/** The languages by their own names. */
export const LANGUAGES: Record<Language, string> = { en: 'English', es: 'Español', de: 'Deutsch' };

const CATALOGUES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  es: () => import('./es'),
  de: () => import('./de'),
};

class Words {
  language = $state<Language>('en');
  edition = $state('classic');
  private bundle = $state.raw<FluentBundle | null>(null);

  /** Learn a language; until it is there, the old one stays. */
  async learn(language: Language): Promise<void> {
    const { default: texts } = await CATALOGUES[language]();
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
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

/** The text of a message; changes by itself when the language does. */
export const t = (id: string, params?: Params): string => words.text(id, params);
