/** The state of the rules page: current paragraph, search, visible chapters. */

import { tick } from 'svelte';
import { serverOptions } from '../state/serverOptions.svelte';
import { readStorage, writeStorage } from '../state/storage';
import {
  CHAPTERS,
  type Chapter,
  figureText,
  pluginChapters,
  ruleText,
  ruleTitle,
} from './chapters';
import { FIGURES } from './figures';
import { hasAll, searched } from './search';

export class RulesReader {
  query = $state('');
  /** Modules whose chapters are shown. */
  modules = $state<string[]>(readStorage('rules.modules', []));
  /** The paragraph or chapter that the address names. */
  here = $state('');
  /** The chapter in the middle of the window. */
  current = $state('');

  /** Those of the game, then those of the plug-ins on this server. */
  private readonly all = $derived([...CHAPTERS, ...pluginChapters(serverOptions.plugins)]);
  readonly moduleChapters = $derived(
    this.all.flatMap((chapter) => (chapter.module ? [{ ...chapter, module: chapter.module }] : [])),
  );

  readonly wanted = $derived(searched(this.query));
  /** The visible chapters and paragraphs; a search covers all modules. */
  readonly chapters = $derived.by<Chapter[]>(() =>
    this.wanted.length
      ? this.all
          .map((chapter) => ({
            ...chapter,
            paragraphs: chapter.paragraphs.filter((id) => hasAll(wholeText(id), this.wanted)),
          }))
          .filter((chapter) => chapter.paragraphs.length)
      : this.all.filter((chapter) => !chapter.module || this.modules.includes(chapter.module)),
  );
  readonly hits = $derived(
    this.chapters.reduce((sum, chapter) => sum + chapter.paragraphs.length, 0),
  );

  show(module: string, on: boolean): void {
    const others = this.modules.filter((other) => other !== module);
    this.modules = on ? [...others, module] : others;
    writeStorage('rules.modules', this.modules);
  }

  /** Show the chapter or paragraph of the address, scroll to it and focus it. */
  async openAddress(): Promise<void> {
    this.here = decodeURIComponent(location.hash.slice(1));
    const chapter = this.all.find(
      ({ id, paragraphs }) => id === this.here || paragraphs.includes(this.here),
    );
    if (!chapter) return;
    if (chapter.module) this.show(chapter.module, true);
    if (!this.chapters.some(({ id }) => id === chapter.id)) this.query = '';
    await tick();
    const element = document.getElementById(this.here);
    element?.scrollIntoView();
    element?.focus({ preventScroll: true });
  }
}

/** The searchable text of a paragraph. */
function wholeText(id: string): string {
  const caption = id in FIGURES ? figureText(id) : '';
  return `${ruleTitle(id)} ${ruleText(id)} ${caption}`;
}
