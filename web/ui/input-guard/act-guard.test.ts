import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../../../domain/testing/holds.ts';
import { type Act, createActGuard, PAUSE, UNREAD } from './act-guard.ts';

/** `opened` and `seen` come in the order of delivery; `at` of an act is when the hand made it. */
type Happening = { readonly kind: 'opened' } | { readonly kind: 'seen'; readonly at: number } | Act;

const keyDown = (key: string, at: number, more: { isRepeat?: boolean; isWriting?: boolean } = {}) =>
  ({ kind: 'key-down', key, at, isRepeat: false, isWriting: false, ...more }) as const;

const pointer = fc.constantFrom(1, 2);

/**
 * Random input of a taster, a scanner or a resting hand, while screens open. Time only increases.
 * What a busy page delivers after it has painted a screen may have been made before.
 */
const happenings = fc
  .array(
    fc.record({
      after: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 2000 })),
      what: fc.oneof(
        fc.constant({ kind: 'opened' } as const),
        fc.record({ kind: fc.constant('seen' as const), ahead: fc.integer({ min: 0, max: 900 }) }),
        fc.record({
          kind: fc.constant('key-down' as const),
          key: fc.constantFrom('Enter', ' ', '5', 'ArrowRight'),
          isWriting: fc.boolean(),
        }),
        fc.record({
          kind: fc.constant('key-up' as const),
          key: fc.constantFrom('Enter', ' ', '5'),
        }),
        fc.record({ kind: fc.constant('tap' as const), pointer }),
        fc.record({ kind: fc.constant('tap' as const), pointer }),
        fc.record({ kind: fc.constant('tap-cancel' as const), pointer }),
      ),
    }),
    { maxLength: 60 },
  )
  .map((steps): readonly Happening[] => {
    let at = 0;
    const down = new Set<string>();
    const touching = new Set<number>();
    let isSeen = true;
    let seenAt = 0;
    return steps.flatMap(({ after, what }): readonly Happening[] => {
      at += after;
      // A key that is already down repeats.
      if (what.kind === 'key-down') {
        const isRepeat = down.has(what.key);
        down.add(what.key);
        return [{ ...what, at, isRepeat }];
      }
      if (what.kind === 'key-up') down.delete(what.key);
      if (what.kind === 'opened') isSeen = false;
      if (what.kind === 'opened') return [what];
      if (what.kind === 'seen') {
        if (isSeen) return [];
        isSeen = true;
        seenAt = Math.max(seenAt, at + what.ahead);
        return [{ kind: 'seen', at: seenAt }];
      }
      if (what.kind === 'tap-cancel') return touching.delete(what.pointer) ? [{ ...what, at }] : [];
      if (what.kind !== 'tap') return [{ ...what, at }];
      // A finger that is already down is lifted, and the browser makes a click of it.
      const { pointer } = what;
      if (touching.delete(pointer))
        return [
          { kind: 'tap-up', pointer, at },
          { kind: 'click', pointer },
        ];
      touching.add(pointer);
      return [{ kind: 'tap-down', pointer, at }];
    });
  });

/** Start of a tap: the screen that was seen then, and the pause since the touch before. */
type Tap = { readonly screen: number; readonly pause: number };

/** Screen on which the series of the last of these taps began. */
const screenOfSeries = (taps: readonly Tap[]): number =>
  taps.findLast(({ pause }) => pause >= PAUSE)?.screen ?? Number.NaN;

/** Opens a screen and paints it at once. */
function open(guard: ReturnType<typeof createActGuard>, at: number): void {
  guard.opened();
  guard.seen(at);
}

/** Taps at each of these times and returns whether each was accepted; a tap takes 80 ms. */
function tapAt(guard: ReturnType<typeof createActGuard>, ...times: readonly number[]): boolean[] {
  return times.map((at) => {
    const whole = [
      guard.takes({ kind: 'tap-down', pointer: 1, at }),
      guard.takes({ kind: 'tap-up', pointer: 1, at: at + 80 }),
      guard.takes({ kind: 'click', pointer: 1 }),
    ];
    expect(new Set(whole).size).toBe(1);
    return whole.every((isTaken) => isTaken);
  });
}

describe('BTH-16 no act of one screen reaches the next', () => {
  test('BTH-16 BTH-58 whatever happens: a key that is taken was pressed on the screen that takes it, half a second after it was painted', () => {
    holds(
      fc.property(happenings, (story) => {
        const guard = createActGuard();
        let screen = 0;
        let seenAt = Number.NEGATIVE_INFINITY;
        const begunOn = new Map<string, number>();
        for (const step of story) {
          if (step.kind === 'opened') {
            guard.opened();
            screen += 1;
            seenAt = Number.POSITIVE_INFINITY;
            continue;
          }
          if (step.kind === 'seen') {
            guard.seen(step.at);
            seenAt = step.at;
            continue;
          }
          const isTaken = guard.takes(step);
          if (step.kind !== 'key-down') continue;
          if (!step.isRepeat) begunOn.set(step.key, screen);
          if (!isTaken) continue;
          expect(begunOn.get(step.key)).toBe(screen);
          if (!step.isWriting && !step.isRepeat)
            expect(step.at - seenAt).toBeGreaterThanOrEqual(UNREAD);
        }
      }),
    );
  });

  test('BTH-16 whatever happens: a tap is taken if its series began when the screen that takes it was seen, half a second after that, and no other', () => {
    holds(
      fc.property(happenings, (story) => {
        const guard = createActGuard();
        let screen = 0;
        let touchedAt = Number.NEGATIVE_INFINITY;
        const shown = [{ screen: 0, at: Number.NEGATIVE_INFINITY }];
        const shownAt = (at: number) => shown.findLast((one) => one.at <= at)?.screen ?? Number.NaN;
        const isRead = (at: number): boolean =>
          shown.some((one) => one.screen === screen && at - one.at >= UNREAD);
        const taps: Tap[] = [];
        const down = new Map<number, boolean>();
        const lifted = new Map<number, boolean>();
        for (const step of story) {
          if (step.kind === 'opened') {
            guard.opened();
            screen += 1;
            for (const fingers of [down, lifted])
              for (const finger of fingers.keys()) fingers.set(finger, false);
            continue;
          }
          if (step.kind === 'seen') {
            guard.seen(step.at);
            shown.push({ screen, at: step.at });
            continue;
          }
          const isTaken = guard.takes(step);
          if (step.kind === 'tap-down') {
            taps.push({ screen: shownAt(step.at), pause: step.at - touchedAt });
            const isMeant = screenOfSeries(taps) === screen && isRead(step.at);
            expect(isTaken).toBe(isMeant);
            down.set(step.pointer, isMeant);
          }
          if (step.kind === 'tap-up') {
            lifted.set(step.pointer, down.get(step.pointer) === true);
            expect(isTaken).toBe(lifted.get(step.pointer));
            down.delete(step.pointer);
          }
          if (step.kind === 'tap-cancel') down.delete(step.pointer);
          if (step.kind === 'click') expect(isTaken).toBe(lifted.get(step.pointer ?? 0));
          else if (step.kind !== 'key-down' && step.kind !== 'key-up') touchedAt = step.at;
        }
      }),
    );
  });

  test('BTH-16 on a screen that has stood for half a second everything is taken, however quick', () => {
    holds(
      fc.property(
        fc.array(fc.constantFrom('Enter', ' ', 'ArrowLeft', '7')),
        fc.array(fc.integer({ min: 80, max: 400 })),
        (keys, pauses) => {
          const guard = createActGuard();
          open(guard, 0);
          let at = UNREAD;
          for (const key of keys) {
            expect(guard.takes(keyDown(key, at))).toBe(true);
            expect(guard.takes(keyDown(key, at + 10, { isRepeat: true }))).toBe(true);
            expect(guard.takes({ kind: 'key-up', key, at: at + 20 })).toBe(true);
            at += 30;
          }
          for (const pause of pauses) {
            expect(tapAt(guard, at)).toEqual([true]);
            at += pause;
          }
        },
      ),
    );
  });

  test('BTH-16 BTH-58 a scanner that ends with CR LF confirms a glass and answers nothing', () => {
    const guard = createActGuard();
    open(guard, 0);
    for (const [place, key] of [...'893'].entries())
      expect(guard.takes(keyDown(key, 40 + place, { isWriting: true }))).toBe(true);
    expect(guard.takes(keyDown('Enter', 600))).toBe(true);
    open(guard, 602);
    expect(guard.takes({ kind: 'key-up', key: 'Enter', at: 603 })).toBe(false);
    expect(guard.takes(keyDown('Enter', 604))).toBe(false);
    expect(guard.takes({ kind: 'key-up', key: 'Enter', at: 605 })).toBe(false);
    expect(guard.takes(keyDown('Enter', 1200))).toBe(true);
  });

  test('BTH-16 the taps after one that opened a screen are refused, wherever they are, until there was a pause', () => {
    const guard = createActGuard();
    expect(tapAt(guard, 0)).toEqual([true]);
    open(guard, 90);
    expect(tapAt(guard, 400, 800, 1200, 1600)).toEqual([false, false, false, false]);
    expect(tapAt(guard, 1680 + PAUSE)).toEqual([true]);
  });

  test('BTH-16 a screen that opens between a tap and its click is not clicked', () => {
    const guard = createActGuard();
    expect(guard.takes({ kind: 'tap-down', pointer: 1, at: 0 })).toBe(true);
    expect(guard.takes({ kind: 'tap-up', pointer: 1, at: 80 })).toBe(true);
    open(guard, 81);
    expect(guard.takes({ kind: 'click', pointer: 1 })).toBe(false);
  });

  test('BTH-16 the taps of a series are refused on a screen that opens late too', () => {
    const guard = createActGuard();
    expect(tapAt(guard, 0, 400, 800)).toEqual([true, true, true]);
    open(guard, 1000);
    expect(tapAt(guard, 1200, 1600, 2000)).toEqual([false, false, false]);
    expect(guard.takesFrom()).toBe(2080 + PAUSE);
    expect(tapAt(guard, guard.takesFrom())).toEqual([true]);
  });

  test('BTH-16 after a pause the first half second of a screen alone refuses taps: 333 is typed as quickly as one likes', () => {
    const guard = createActGuard();
    expect(tapAt(guard, 0)).toEqual([true]);
    open(guard, 1000);
    expect(tapAt(guard, 1300)).toEqual([false]);
    expect(guard.takesFrom()).toBe(1500);
    expect(tapAt(guard, 1500, 1600, 1700)).toEqual([true, true, true]);
  });

  test('BTH-16 a finger that lay on the screen before is refused until it is lifted', () => {
    const guard = createActGuard();
    expect(guard.takes({ kind: 'tap-down', pointer: 1, at: 0 })).toBe(true);
    open(guard, 200);
    expect(guard.takes({ kind: 'tap-up', pointer: 1, at: 900 })).toBe(false);
    expect(guard.takes({ kind: 'click', pointer: 1 })).toBe(false);
    expect(tapAt(guard, 1350, 1850)).toEqual([false, false]);
    expect(tapAt(guard, 1930 + PAUSE)).toEqual([true]);
  });

  test('BTH-16 a finger that slips, so that its tap becomes a scroll, does not end the series', () => {
    const guard = createActGuard();
    expect(tapAt(guard, 0)).toEqual([true]);
    open(guard, 90);
    expect(guard.takes({ kind: 'tap-down', pointer: 2, at: 400 })).toBe(false);
    expect(guard.takes({ kind: 'tap-cancel', pointer: 2, at: 430 })).toBe(true);
    expect(tapAt(guard, 700)).toEqual([false]);
    expect(tapAt(guard, 780 + PAUSE)).toEqual([true]);
  });

  test('BTH-16 on a busy page nothing is taken before the screen is painted, and what was tapped before that is not taken after it', () => {
    const guard = createActGuard();
    expect(tapAt(guard, 0)).toEqual([true]);
    guard.opened();
    expect(guard.takesFrom()).toBe(Number.POSITIVE_INFINITY);
    expect(tapAt(guard, 700)).toEqual([false]);
    expect(guard.takes(keyDown('Enter', 1300))).toBe(false);
    guard.seen(2000);
    expect(guard.takes(keyDown(' ', 1900))).toBe(false);
    expect(tapAt(guard, 1950, 2250, 2550)).toEqual([false, false, false]);
    expect(guard.takes(keyDown('5', 2500))).toBe(true);
    expect(tapAt(guard, 2630 + PAUSE)).toEqual([true]);
  });

  test('BTH-16 the click of a refused tap is refused, also if a busy page delivers it after a tap that was taken', () => {
    const guard = createActGuard();
    open(guard, 0);
    expect(guard.takes({ kind: 'tap-down', pointer: 1, at: 200 })).toBe(false);
    expect(guard.takes({ kind: 'tap-up', pointer: 1, at: 280 })).toBe(false);
    expect(guard.takes({ kind: 'tap-down', pointer: 2, at: 800 })).toBe(true);
    expect(guard.takes({ kind: 'tap-up', pointer: 2, at: 880 })).toBe(true);
    expect(guard.takes({ kind: 'click', pointer: 1 })).toBe(false);
    expect(guard.takes({ kind: 'click', pointer: 2 })).toBe(true);
    // Some browsers do not say which pointer made a click.
    expect(guard.takes({ kind: 'click', pointer: null })).toBe(true);
  });

  test('BTH-16 at a desk, where no screen opens, every tap is taken', () => {
    const guard = createActGuard();
    expect(guard.takes({ kind: 'tap-up', pointer: 1, at: 5 })).toBe(true);
    expect(tapAt(guard, 10, 100, 200)).toEqual([true, true, true]);
  });

  test('BTH-16 BTH-58 whoever looks around with Tab is not held up', () => {
    const guard = createActGuard();
    open(guard, 0);
    expect(guard.takes(keyDown('Tab', 10))).toBe(true);
    expect(guard.takes(keyDown('Tab', 20, { isRepeat: true }))).toBe(true);
  });
});
