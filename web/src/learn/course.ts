/** The lessons in their order, and the figure of the rules that illustrates each. */

import { progress } from '../state/lessonProgress.svelte';
import type { Course } from '../wire/protocol';
import { request } from '../wire/rest';

export const PICTURES: Record<string, string> = {
  'take-money': 'money.take',
  'exact-payment': 'turn.exact',
  'walls-match': 'build.match',
  'on-foot': 'build.onfoot',
  'no-holes': 'build.holes',
  redesign: 'redesign.swap',
  scoring: 'score.wall',
  'the-end': 'components.market',
};

/** The lessons about points, which show the other players too. */
export const LESSONS_WITH_RIVALS = ['scoring', 'the-end'];

export async function fetchCourse(): Promise<string[]> {
  const { lessons } = await request<Course>('/lessons');
  progress.setCourse(lessons);
  return lessons;
}

/** The address of a lesson by its number, from 1. */
export const lessonPath = (number: number): string => `/learn/${number}`;
