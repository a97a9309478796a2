/** Whether the last input came from the keyboard, or from a screen reader that clicks for it. */

export const lastInput = { isKeyboard: false };

addEventListener('keydown', () => set(true), true);
addEventListener('pointerdown', (event) => set(isVirtual(event)), true);
// A click without a pointer: `detail` counts the presses of a button.
addEventListener('click', (event) => event.detail === 0 && set(true), true);

/** Screen readers of phones press without a finger: with a pointer without size, or with a mouse
 * without pressure. */
const isVirtual = ({ width, pointerType, pressure }: PointerEvent): boolean =>
  !width || (pointerType === 'mouse' && !pressure && navigator.maxTouchPoints > 0);

function set(isKeyboard: boolean): void {
  lastInput.isKeyboard = isKeyboard;
}
