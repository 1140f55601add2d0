/** How long a new screen ignores input, in milliseconds: nobody has read it yet. */
export const UNREAD = 500;

/** Longest pause between two taps of one series, in milliseconds. */
export const PAUSE = 500;

/**
 * Input event for the guard; `at` in milliseconds of one clock. A tap is made with a finger, a pen
 * or a mouse.
 */
export type Act =
  | {
      readonly kind: 'key-down';
      readonly key: string;
      readonly at: number;
      readonly isRepeat: boolean;
      /** Whether it types a character into a field, which cannot answer a question. */
      readonly isWriting: boolean;
    }
  | { readonly kind: 'key-up'; readonly key: string; readonly at: number }
  | { readonly kind: 'tap-down' | 'tap-up'; readonly pointer: number; readonly at: number }
  /** The touch became a scroll, or the system cancelled it. */
  | { readonly kind: 'tap-cancel'; readonly pointer: number }
  /** The click event that a browser makes of a tap. */
  | { readonly kind: 'click' };

/** Keys that only move the focus, close something, or modify another key. */
const HARMLESS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

/** Input guard that separates input for this screen from input meant for the screen before. */
export type ActGuard = ReturnType<typeof createActGuard>;

/**
 * BTH-16: creates an input guard against click-through: it ignores input meant for the screen
 * before.
 *
 * It rejects a series of taps that began before the screen opened, until a pause. It rejects any
 * other input for `UNREAD` ms, except harmless keys and typing into a field. It also rejects a key
 * that is still held. A rejected key or tap is rejected until it is lifted.
 */
export function createActGuard() {
  let openedAt = Number.NEGATIVE_INFINITY;
  let tappedAt = Number.NEGATIVE_INFINITY;
  /** Whether the current series of taps began before the screen opened. */
  let isOldSeries = false;
  let isClickRefused = false;
  /** Pointers that are down, each with whether its input is rejected. */
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
    // A tap that began outside the window has no record. It is accepted where no screen has opened,
    // as at a desk, and rejected elsewhere.
    const isRefused = down.get(pointer) ?? openedAt > Number.NEGATIVE_INFINITY;
    down.delete(pointer);
    tappedAt = at;
    isClickRefused = isRefused;
    return !isRefused;
  }

  return {
    /**
     * Reports that another screen has opened. Keys and taps that are down now began before it, and
     * their click may still follow.
     */
    opened(at: number): void {
      openedAt = at;
      isOldSeries = true;
      isClickRefused = true;
      for (const key of held) refused.add(key);
      for (const pointer of down.keys()) down.set(pointer, true);
    },
    /** Whether the screen accepts this input. */
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
    /** Time from which the screen accepts any input, unless another tap comes before. */
    takesFrom: (): number => Math.max(openedAt + UNREAD, isOldSeries ? tappedAt + PAUSE : openedAt),
  };
}
