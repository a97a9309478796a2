/** The chapters of the rules; their texts are in the catalogue. */

import rows from '../../../src/alhambra/locales/chapters.json';
import type { ModuleAbout } from '../wire/protocol';
import { t, words } from '../words/words.svelte';

export interface Chapter {
  id: string;
  module?: string;
  paragraphs: string[];
}

export const CHAPTERS: Chapter[] = rows;

/** The chapters of plug-ins; those without a title have no texts here. */
export const pluginChapters = (plugins: readonly ModuleAbout[]): Chapter[] =>
  plugins
    .map(({ name, paragraphs }) => ({
      id: name,
      module: name,
      paragraphs: paragraphs.filter((id) => words.has(`rule-${dashed(id)}`)),
    }))
    .filter((chapter) => words.has(chapterMessage(chapter)));

const dashed = (paragraph: string): string => paragraph.replace('.', '-');
const chapterMessage = (chapter: Chapter): string =>
  `chapter-${(chapter.module ?? chapter.id).replaceAll('_', '-')}`;

export const chapterTitle = (chapter: Chapter): string => t(chapterMessage(chapter));
export const ruleText = (paragraph: string): string => t(`rule-${dashed(paragraph)}`);
export const ruleTitle = (paragraph: string): string => t(`rule-${dashed(paragraph)}.title`);
export const figureText = (paragraph: string): string => t(`figure-${dashed(paragraph)}`);
