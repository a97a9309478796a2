/** Which lessons somebody has solved in this browser, and which come next. */

import { readStorage, writeStorage } from './storage';

class LessonProgress {
  solved = $state<string[]>(readStorage('lessons', []));
  /** All lessons in their order; empty before somebody has seen them. */
  private course = $state.raw<string[]>(readStorage('course', []));

  readonly count = $derived(this.course.length);
  /** The number of the first lesson that is not solved, from 1; 0 if all are, or none is known. */
  readonly next = $derived(this.course.findIndex((id) => !this.solved.includes(id)) + 1);

  setCourse(lessons: string[]): void {
    this.course = lessons;
    writeStorage('course', lessons);
  }

  add(id: string): void {
    if (this.solved.includes(id)) return;
    this.solved = [...this.solved, id];
    writeStorage('lessons', this.solved);
  }

  has(id: string): boolean {
    return this.solved.includes(id);
  }
}

export const progress = new LessonProgress();
