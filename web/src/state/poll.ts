/** Look now, from time to time, and when the page is seen again; never while nobody looks at it. */
export function lookAgain(look: () => void, milliseconds: number): () => void {
  const lookIfSeen = () => {
    if (!document.hidden) look();
  };
  lookIfSeen();
  const timer = setInterval(lookIfSeen, milliseconds);
  document.addEventListener('visibilitychange', lookIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}
