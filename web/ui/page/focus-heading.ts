const QUESTION = '[role=dialog], [role=alertdialog]';

/** Whether no element has the focus, because the pressed element went with the page before. */
const hasNone = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

const isAsked = (): boolean => document.activeElement?.closest(QUESTION) != null;

/**
 * SCR-33: moves the focus to the heading of a page that replaced another, so that keyboard and
 * screen reader follow.
 *
 * It does nothing if another element has the focus by then, such as a field of the page. It waits
 * until an open dialog closes; if the dialog's trigger still exists, the trigger gets the focus
 * back. Returns a function that cancels it.
 */
export function focusHeading(): () => void {
  const observer = new MutationObserver(look);
  let frame = 0;
  function look(): void {
    if (isAsked()) return;
    if (!hasNone()) {
      end();
      return;
    }
    // A closing dialog restores the focus one frame after it is gone.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(take);
    });
  }
  function take(): void {
    const heading = document.querySelector<HTMLElement>('h1');
    if (isAsked() || (hasNone() && heading === null)) return;
    end();
    if (!hasNone() || heading === null) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  function end(): void {
    cancelAnimationFrame(frame);
    observer.disconnect();
  }
  observer.observe(document.body, { subtree: true, childList: true });
  look();
  return end;
}
