/** What stands behind an open dialog is marked so by it. */
const BEHIND = '[inert], [aria-hidden="true"]';

/**
 * Acts on an element as soon as no dialog is open over it: an open dialog holds the focus, and
 * gives it back when it closes. Returns a function that cancels it.
 */
export function whenNoDialogOpen(element: HTMLElement, act: () => void): () => void {
  const isCovered = () => element.closest(BEHIND) !== null;
  if (!isCovered()) {
    act();
    return () => {};
  }
  const observer = new MutationObserver(() => {
    if (isCovered()) return;
    observer.disconnect();
    act();
  });
  observer.observe(document.documentElement, {
    subtree: true,
    attributeFilter: ['inert', 'aria-hidden'],
  });
  return () => observer.disconnect();
}
