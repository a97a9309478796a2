/** A dialog above the page: Escape and a click outside close it, focus stays inside and returns. */
export function modal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
}
