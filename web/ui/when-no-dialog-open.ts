/** CSS selector of content behind an open dialog, which the dialog makes inert. */
const BEHIND = '[inert], [aria-hidden="true"]';

/**
 * Runs an action on an element as soon as no dialog is open over it. An open dialog traps the
 * focus, and restores it when it closes. Returns a function that cancels it.
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
