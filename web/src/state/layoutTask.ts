/**
 * Styles and layout in a task of their own. In the frame that draws a change they would make one
 * long task with painting; so there is room for input between them.
 */

/** Lay out the page as soon as this task is over and its changes are made. */
export function layOutNext(): void {
  nextTask(() => document.body.getBoundingClientRect());
}

/** A task before the next frame, where the browser knows priorities; else as soon as possible. */
export function nextTask(run: () => void): void {
  if ('scheduler' in globalThis) void scheduler.postTask(run, { priority: 'user-blocking' });
  else setTimeout(run);
}
