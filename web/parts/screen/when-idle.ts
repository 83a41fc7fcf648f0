/**
 * Does something once the page's thread has nothing else to do, after 1.5 s where a browser does not
 * say when that is (Safari).
 * @returns ends the wait
 */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(work, 1500);
  return () => clearTimeout(id);
}
