/** The chapters of the rules; their words are in the catalogue. */

import rows from '../../../src/alhambra/locales/chapters.json';
import { t } from '../words/words.svelte';

export interface Chapter {
  id: string;
  module?: string;
  paragraphs: string[];
}

export const CHAPTERS: Chapter[] = rows;
/** The chapters of modules. */
export const MODULE_CHAPTERS = CHAPTERS.flatMap((chapter) =>
  chapter.module ? [{ ...chapter, module: chapter.module }] : [],
);

export const chapterTitle = (chapter: Chapter): string =>
  t(`chapter-${(chapter.module ?? chapter.id).replaceAll('_', '-')}`);

const dashed = (paragraph: string): string => paragraph.replace('.', '-');
export const ruleText = (paragraph: string): string => t(`rule-${dashed(paragraph)}`);
export const ruleTitle = (paragraph: string): string => t(`rule-${dashed(paragraph)}.title`);
export const figureText = (paragraph: string): string => t(`figure-${dashed(paragraph)}`);

export const chapterOf = (paragraph: string): Chapter | undefined =>
  CHAPTERS.find((chapter) => chapter.paragraphs.includes(paragraph));
