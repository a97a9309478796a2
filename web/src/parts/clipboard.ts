/** Copy a text: with the clipboard API, else with `execCommand`, since the API needs https. */
export async function toClipboard(text: string): Promise<boolean> {
  const isDone = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return isDone || copySelected(text);
}

function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  const before = document.activeElement as HTMLElement | null;
  // Inside an open dialog nothing else can be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  before?.focus();
  return isDone;
}
