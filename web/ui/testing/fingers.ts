import { cdp } from 'vitest/browser';

/** A place in the tested page, in its CSS px. */
export type Spot = { readonly x: number; readonly y: number };

/** The same place in the window around it: the tested page stands in a frame, perhaps drawn smaller. */
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

/** Real fingers on the glass: what the browser makes of them, scrolling and cancelling included. */
export const fingers = {
  down: (...spots: readonly Spot[]) => touch('touchStart', spots),
  move: (...spots: readonly Spot[]) => touch('touchMove', spots),
  /** Lifts all. */
  up: () => touch('touchEnd', []),
  /** The system takes the touch away, as it does for a gesture of its own. */
  cancel: () => touch('touchCancel', []),
};

/** A real mouse with its main button. */
export const pointer = {
  down: (spot: Spot) => mouse('mousePressed', spot, 1),
  move: (spot: Spot) => mouse('mouseMoved', spot, 1),
  up: (spot: Spot) => mouse('mouseReleased', spot, 0),
};

/** A real pen on the glass. */
export const pen = {
  down: (spot: Spot) => mouse('mousePressed', spot, 1, 'pen'),
  up: (spot: Spot) => mouse('mouseReleased', spot, 0, 'pen'),
};
