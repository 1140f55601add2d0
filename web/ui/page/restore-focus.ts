import { isGone, nearestOf, type Place, placeOf } from './place-of.ts';

/** CSS selector of overlays, which restore the focus themselves when they close. */
const OVER = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
/**
 * Frames to wait before the focus is restored: a closed dialog restores it after one frame, and a
 * new page focuses its heading after two more.
 */
const FRAMES = 4;

const hasNone = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * SCR-36: restores the focus when the pressed element is gone, such as a removed row or a disabled
 * button. The element that replaced it gets the focus, or else the nearest heading, so that
 * keyboard and screen reader continue from there. It waits until an overlay closes, and an element
 * that has the focus by then keeps it. Returns a function that stops it.
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
    // The first trigger still exists where one dialog opened another, which did not know that
    // trigger.
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
