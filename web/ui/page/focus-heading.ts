const QUESTION = '[role=dialog], [role=alertdialog]';

/** What has the focus when nothing has: what was pressed went with the page before. */
const hasNone = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

const isAsked = (): boolean => document.activeElement?.closest(QUESTION) != null;

/**
 * SCR-33: a page that takes the place of another gives the focus to its heading as soon as it is there, so that the keyboard and a
 * reader follow; unless something has it by then, as a field of the page itself. A question that was answered is waited for, and
 * what asked it, if it is still there, has the focus back. Answers what ends the waiting.
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
    // What a question gives the focus back to has it a frame after the question is gone.
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
