/** What has the focus when nothing has: what was pressed went with the page before. */
const hasNone = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * A page that takes the place of another gives the focus to its heading as soon as it is there, so that the keyboard and a
 * reader follow; unless something has it by then, as a field of the page itself. Answers what ends the waiting.
 */
export function focusHeading(): () => void {
  const observer = new MutationObserver(tryOnce);
  function tryOnce(): void {
    const heading = document.querySelector<HTMLElement>('h1');
    if (hasNone() && heading === null) return;
    observer.disconnect();
    if (!hasNone() || heading === null) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  observer.observe(document.body, { subtree: true, childList: true });
  tryOnce();
  return () => observer.disconnect();
}
