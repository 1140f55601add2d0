import { cdp } from 'vitest/browser';

/** Position in the tested page, in its CSS px. */
export type Spot = { readonly x: number; readonly y: number };

/**
 * Converts a position to the outer window: the tested page is in an iframe, which may be scaled.
 */
function inWindow({ x, y }: Spot): Spot {
  const frame = window.frameElement;
  if (frame === null) return { x, y };
  const box = frame.getBoundingClientRect();
  const ratio = box.width / window.innerWidth;
  return { x: box.left + x * ratio, y: box.top + y * ratio };
}

const touch = (
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
  spots: readonly Spot[],
): Promise<unknown> =>
  cdp().send('Input.dispatchTouchEvent', {
    type,
    touchPoints: spots.map((spot, id) => ({ ...inWindow(spot), id })),
  });

const mouse = (
  type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
  spot: Spot,
  buttons: number,
  pointerType: 'mouse' | 'pen' = 'mouse',
): Promise<unknown> =>
  cdp().send('Input.dispatchMouseEvent', {
    type,
    pointerType,
    ...inWindow(spot),
    button: 'left',
    buttons,
    clickCount: type === 'mouseMoved' ? 0 : 1,
  });

/**
 * Touch input through the browser's DevTools protocol, so that scrolling and cancelling are real.
 */
export const fingers = {
  down: (...spots: readonly Spot[]) => touch('touchStart', spots),
  move: (...spots: readonly Spot[]) => touch('touchMove', spots),
  /** Lifts all fingers. */
  up: () => touch('touchEnd', []),
  /** Cancels the touch, as the system does for a gesture of its own. */
  cancel: () => touch('touchCancel', []),
};

/** Mouse input with the main button, through the DevTools protocol. */
export const pointer = {
  down: (spot: Spot) => mouse('mousePressed', spot, 1),
  move: (spot: Spot) => mouse('mouseMoved', spot, 1),
  up: (spot: Spot) => mouse('mouseReleased', spot, 0),
};

/** Pen input through the DevTools protocol. */
export const pen = {
  down: (spot: Spot) => mouse('mousePressed', spot, 1, 'pen'),
  up: (spot: Spot) => mouse('mouseReleased', spot, 0, 'pen'),
};
