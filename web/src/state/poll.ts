/** Poll now, periodically, and when the page becomes visible; never while it is hidden. */
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
