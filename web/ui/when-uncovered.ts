/** What stands behind an open dialog is marked so by it. */
const BEHIND = '[inert], [aria-hidden="true"]';

/**
 * Acts on an element as soon as no dialog stands over it: while one does, it holds the focus, and gives it back as it goes.
 * What is answered gives it up.
 */
export function whenUncovered(element: HTMLElement, act: () => void): () => void {
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
