/** How long a screen that has just opened takes no act, in milliseconds: nobody has read it yet. */
export const UNREAD = 500;

/** Two touches within this distance, in CSS px, are one finger that tapped twice. */
const SAME_PLACE = 40;

/** An act as the browser tells it; `at` in milliseconds of one clock. */
export type Act =
  | {
      readonly kind: 'key-down';
      readonly key: string;
      readonly at: number;
      readonly isRepeat: boolean;
      /** Whether it writes a letter into a field, which answers nothing yet. */
      readonly isWriting: boolean;
    }
  | { readonly kind: 'key-up'; readonly key: string; readonly at: number }
  | { readonly kind: 'touch-down'; readonly at: number; readonly x: number; readonly y: number }
  | { readonly kind: 'touch-up' }
  /** What the browser makes of a touch. */
  | { readonly kind: 'click' };

/** Keys that only look around, or go with another. */
const HARMLESS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

/** Tells the acts of a screen from those that were meant for the one before. */
export type ActGuard = ReturnType<typeof createActGuard>;

/**
 * BTH-16: an act belongs to the screen on which it began and that its taster has seen. What was begun on another screen, a key
 * that is still held, a key within half a second of the opening, and the second tap of one finger are taken by nobody. A key
 * or touch that was refused is refused to its end.
 */
export function createActGuard() {
  let openedAt = Number.NEGATIVE_INFINITY;
  // At a desk, where no screen opens, every touch is taken.
  let lastTouch = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };
  let isTouchRefused = false;
  const held = new Set<string>();
  const refused = new Set<string>();

  function takesKey({ key, at, isRepeat, isWriting }: Extract<Act, { kind: 'key-down' }>): boolean {
    if (HARMLESS.has(key)) return true;
    if (isRepeat) return held.has(key) && !refused.has(key);
    held.add(key);
    refused.delete(key);
    if (!isWriting && at - openedAt < UNREAD) refused.add(key);
    return !refused.has(key);
  }

  function takesTouch({ at, x, y }: Extract<Act, { kind: 'touch-down' }>): boolean {
    isTouchRefused =
      lastTouch.at <= openedAt &&
      at - lastTouch.at < UNREAD &&
      Math.hypot(x - lastTouch.x, y - lastTouch.y) < SAME_PLACE;
    lastTouch = { at, x, y };
    return !isTouchRefused;
  }

  return {
    /** Another screen has come. What is held or touched now was begun before it. */
    opened(at: number): void {
      openedAt = at;
      for (const key of held) refused.add(key);
    },
    /** Whether the screen takes this act. */
    takes(act: Act): boolean {
      switch (act.kind) {
        case 'key-down':
          return takesKey(act);
        case 'key-up':
          held.delete(act.key);
          return !refused.delete(act.key);
        case 'touch-down':
          return takesTouch(act);
        case 'touch-up':
          return !isTouchRefused && (lastTouch.at > openedAt || openedAt < 0);
        case 'click':
          return !isTouchRefused;
      }
    },
  };
}
