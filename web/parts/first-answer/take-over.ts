/**
 * Removes the page that came with the first answer as soon as the application shows a screen in its
 * place, a map with its pins (OWN-143).
 */
export function takeOver(root: Element) {
  const drawn = document.querySelector('#drawn');
  if (!drawn) return;
  const observer = new MutationObserver(() => {
    if (!root.querySelector('main') || root.querySelector('[data-pins=awaited]')) return;
    observer.disconnect();
    drawn.remove();
  });
  observer.observe(root, { subtree: true, childList: true, attributes: true });
}
