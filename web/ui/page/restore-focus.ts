import { isGone, nearestOf, type Place, placeOf } from './place-of.ts';

/** What stands over the page, and gives the focus back as it goes. */
const OVER = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
/**
 * A frame until a question has given the focus back, two until a page that came has it at its
 * heading.
 */
const FRAMES = 4;

const hasNone = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * SCR-36: restores the focus when the pressed element is gone, as a row that was removed, or a
 * button that has nothing more to do. The element in its place gets the focus, so that the keyboard
 * and a screen reader go on from there. It waits for a dialog over the page, and whatever has the
 * focus by then keeps it. Returns what ends it.
 */
export function restoreFocus(): () => void {
  let place: Place | null = null;
  let wasOver = false;
  let frame = 0;
  function note({ target }: FocusEvent): void {
    if (!(target instanceof Element)) return;
    wasOver = target.closest(OVER) !== null;
    if (target.closest('main') !== null) place = placeOf(target);
    else if (!wasOver) place = null;
  }
  const isLost = (): boolean =>
    place !== null &&
    hasNone() &&
    (wasOver || isGone(place)) &&
    document.querySelector(OVER) === null;
  function look(): void {
    if (frame === 0 && isLost()) wait(FRAMES);
  }
  function wait(frames: number): void {
    frame = requestAnimationFrame(() => {
      frame = 0;
      if (!isLost()) return;
      if (frames > 1) wait(frames - 1);
      else take();
    });
  }
  function take(): void {
    if (place === null) return;
    // What asked is there still where one question led to another, which knew nothing of it.
    const near = isGone(place) ? nearestOf(place) : place.element;
    if (!(near instanceof HTMLElement)) return;
    if (!near.hasAttribute('tabindex')) near.tabIndex = -1;
    near.focus({ preventScroll: near.tagName === 'H1' });
  }
  const observer = new MutationObserver(look);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', note);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('focusin', note);
  };
}
