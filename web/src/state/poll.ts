/** Look now, from time to time, and when the page is seen again; never while nobody looks at it. */
export function pollWhileVisible(look: () => void, milliseconds: number): () => void {
  const pollIfVisible = () => {
    if (!document.hidden) look();
  };
  pollIfVisible();
  const timer = setInterval(pollIfVisible, milliseconds);
  document.addEventListener('visibilitychange', pollIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', pollIfVisible);
  };
}
