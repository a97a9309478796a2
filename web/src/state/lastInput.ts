/** Whether the last input came from the keyboard, or from a screen reader that clicks for it. */

export const lastInput = { isKeyboard: false };

addEventListener('keydown', () => set(true), true);
addEventListener('pointerdown', () => set(false), true);
// A click without a pointer: `detail` counts the presses of a button.
addEventListener('click', (event) => event.detail === 0 && set(true), true);

function set(isKeyboard: boolean): void {
  lastInput.isKeyboard = isKeyboard;
}
