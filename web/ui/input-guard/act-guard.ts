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
  | { readonly kind: 'tap-cancel'; readonly pointer: number; readonly at: number }
  /** The click event that a browser makes of a tap; the pointer is null where it is not said. */
  | { readonly kind: 'click'; readonly pointer: number | null };

/** Keys that only move the focus, close something, or modify another key. */
const HARMLESS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

/** How many taps wait for their clicks at most; a tap may get none. */
const REMEMBERED = 32;

/**
 * BTH-16: creates an input guard against click-through: it ignores input meant for the screen
 * before.
 *
 * It rejects a series of taps that began before the screen was seen, until a pause. It rejects any
 * other input until `UNREAD` ms after that, except harmless keys and typing into a field. It also
 * rejects a key that is still held. A rejected key or tap is rejected until it is lifted.
 */
export function createActGuard() {
  let hasOpened = false;
  /** When the screen was first painted; infinite between its opening and its paint. */
  let seenAt = Number.NEGATIVE_INFINITY;
  let touchedAt = Number.NEGATIVE_INFINITY;
  /** Start of the current series of taps. */
  let seriesBeganAt = Number.NEGATIVE_INFINITY;
  let isClickRefused = false;
  /** Pointers that are down, each with whether its input is rejected. */
  const down = new Map<number, boolean>();
  /** The last taps, by pointer, each with whether its click is rejected. */
  const lifted = new Map<number, boolean>();
  const held = new Set<string>();
  const refused = new Set<string>();

  function takesKey({ key, at, isRepeat, isWriting }: Extract<Act, { kind: 'key-down' }>): boolean {
    if (HARMLESS.has(key)) return true;
    if (isRepeat) return held.has(key) && !refused.has(key);
    held.add(key);
    refused.delete(key);
    if (!isWriting && at - seenAt < UNREAD) refused.add(key);
    return !refused.has(key);
  }

  function takesTap(pointer: number, at: number): boolean {
    if (at - touchedAt >= PAUSE) seriesBeganAt = at;
    touchedAt = at;
    const isRefused = seriesBeganAt < seenAt || at - seenAt < UNREAD;
    down.set(pointer, isRefused);
    return !isRefused;
  }

  function endTap(pointer: number, at: number): boolean {
    // A tap that began outside the window has no record. It is accepted where no screen has opened,
    // as at a desk, and rejected elsewhere.
    const isRefused = down.get(pointer) ?? hasOpened;
    down.delete(pointer);
    touchedAt = at;
    isClickRefused = isRefused;
    lifted.delete(pointer);
    lifted.set(pointer, isRefused);
    for (const [oldest] of lifted) {
      if (lifted.size <= REMEMBERED) break;
      lifted.delete(oldest);
    }
    return !isRefused;
  }

  return {
    /**
     * Reports that another screen has opened, which is not painted yet. Keys and taps that are down
     * now began before it, and clicks of earlier taps may still follow.
     */
    opened(): void {
      hasOpened = true;
      seenAt = Number.POSITIVE_INFINITY;
      isClickRefused = true;
      for (const key of held) refused.add(key);
      for (const pointer of down.keys()) down.set(pointer, true);
      for (const pointer of lifted.keys()) lifted.set(pointer, true);
    },
    /** Reports that the screen that opened last has been painted. */
    seen(at: number): void {
      seenAt = at;
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
          // A finger that slipped in a series of taps; the series goes on.
          touchedAt = act.at;
          return true;
        case 'click':
          // A busy page gets the clicks of several taps after all of them.
          return !((act.pointer === null ? undefined : lifted.get(act.pointer)) ?? isClickRefused);
      }
    },
    /** Time from which the screen accepts any input, unless another tap comes before. */
    takesFrom: (): number =>
      Math.max(seenAt + UNREAD, seriesBeganAt < seenAt ? touchedAt + PAUSE : seenAt),
  };
}
