/** How long a screen that has just opened takes no act, in milliseconds: nobody has read it yet. */
export const UNREAD = 500;

/** Taps with less than this between them, in milliseconds, are one series. */
export const PAUSE = 500;

/**
 * An act as the browser reports it; `at` in milliseconds of one clock. A tap is made with a finger,
 * a pen or a mouse.
 */
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
  | { readonly kind: 'tap-down' | 'tap-up'; readonly pointer: number; readonly at: number }
  /** The touch became a scroll, or the system took it away. */
  | { readonly kind: 'tap-cancel'; readonly pointer: number }
  /** What the browser makes of a tap. */
  | { readonly kind: 'click' };

/** Keys that only look around, or go with another. */
const HARMLESS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

/** Tells the acts of a screen from those that were meant for the one before. */
export type ActGuard = ReturnType<typeof createActGuard>;

/**
 * BTH-16: refuses acts that were meant for the screen before. A series of taps that began before
 * the screen opened is refused until there was a pause; any other act is refused while nobody can
 * have read the screen. So is a key that is still held, and a key or a tap that was refused is
 * refused to its end.
 */
export function createActGuard() {
  let openedAt = Number.NEGATIVE_INFINITY;
  let tappedAt = Number.NEGATIVE_INFINITY;
  /** Whether the taps so far began before the screen opened. */
  let isOldSeries = false;
  let isClickRefused = false;
  /** The fingers, pens and buttons that are down, and whether what they do is refused. */
  const down = new Map<number, boolean>();
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

  function takesTap(pointer: number, at: number): boolean {
    if (at - tappedAt >= PAUSE) isOldSeries = false;
    const isRefused = isOldSeries || at - openedAt < UNREAD;
    down.set(pointer, isRefused);
    return !isRefused;
  }

  function endTap(pointer: number, at: number): boolean {
    // At a desk, where no screen opens, the end of a tap that began outside of the window is taken.
    const isRefused = down.get(pointer) ?? openedAt > Number.NEGATIVE_INFINITY;
    down.delete(pointer);
    tappedAt = at;
    isClickRefused = isRefused;
    return !isRefused;
  }

  return {
    /**
     * Another screen has opened. Keys and taps that are down now began before it, and a click of
     * them may still come.
     */
    opened(at: number): void {
      openedAt = at;
      isOldSeries = true;
      isClickRefused = true;
      for (const key of held) refused.add(key);
      for (const pointer of down.keys()) down.set(pointer, true);
    },
    /** Whether the screen takes this act. */
    takes(act: Act): boolean {
      switch (act.kind) {
        case 'key-down':
          return takesKey(act);
        case 'key-up':
          held.delete(act.key);
          return !refused.delete(act.key);
        case 'tap-down':
          return takesTap(act.pointer, act.at);
        case 'tap-up':
          return endTap(act.pointer, act.at);
        case 'tap-cancel':
          down.delete(act.pointer);
          return true;
        case 'click':
          return !isClickRefused;
      }
    },
    /** From when on the screen takes any act, unless there is another tap before. */
    takesFrom: (): number => Math.max(openedAt + UNREAD, isOldSeries ? tappedAt + PAUSE : openedAt),
  };
}
