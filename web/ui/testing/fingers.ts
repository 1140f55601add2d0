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

/** Timestamp of an event by the clock of the page, as the protocol wants it; now by default. */
const stamp = (at: number | undefined) =>
  at === undefined ? {} : { timestamp: (performance.timeOrigin + at) / 1000 };

const touch = (
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
  spots: readonly Spot[],
  at?: number,
): Promise<unknown> =>
  cdp().send('Input.dispatchTouchEvent', {
    type,
    touchPoints: spots.map((spot, id) => ({ ...inWindow(spot), id })),
    ...stamp(at),
  });

const mouse = (
  type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
  spot: Spot,
  buttons: number,
  pointerType: 'mouse' | 'pen' = 'mouse',
  at?: number,
): Promise<unknown> =>
  cdp().send('Input.dispatchMouseEvent', {
    type,
    pointerType,
    ...inWindow(spot),
    button: 'left',
    buttons,
    clickCount: type === 'mouseMoved' ? 0 : 1,
    ...stamp(at),
  });

const enter = (type: 'rawKeyDown' | 'keyUp', at: number): Promise<unknown> =>
  cdp().send('Input.dispatchKeyEvent', {
    type,
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 13,
    ...stamp(at),
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

/**
 * Input that was made at `at`, by the clock of the page, and that the browser delivers now: the page
 * was busy meanwhile.
 */
export const lateHands = {
  finger: async (spot: Spot, at: number): Promise<void> => {
    await touch('touchStart', [spot], at);
    await touch('touchEnd', [], at + 50);
  },
  pen: (spot: Spot, at: number) => lateClick(spot, at, 'pen'),
  mouse: (spot: Spot, at: number) => lateClick(spot, at, 'mouse'),
  keys: async (_spot: Spot, at: number): Promise<void> => {
    await enter('rawKeyDown', at);
    await enter('keyUp', at + 50);
  },
};

async function lateClick(spot: Spot, at: number, pointerType: 'mouse' | 'pen'): Promise<void> {
  await mouse('mousePressed', spot, 1, pointerType, at);
  await mouse('mouseReleased', spot, 0, pointerType, at + 50);
}
