/**
 * Calls once the element has a size, at once where it has one: a map that began in a dialog that is still closed, or
 * in a panel that is folded, would begin with a window that is not its own (OWN-226). Returns how to stop.
 */
export function onceSized(element: Element, begin: () => void): () => void {
  const sized = () => element.clientWidth > 0 && element.clientHeight > 0;
  if (sized()) {
    begin();
    return () => {};
  }
  const observer = new ResizeObserver(() => {
    if (!sized()) return;
    observer.disconnect();
    begin();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
