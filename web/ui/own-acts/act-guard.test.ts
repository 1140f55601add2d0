import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../../../domain/testing/holds.ts';
import { type Act, createActGuard, UNREAD } from './act-guard.ts';

type Happening = { readonly kind: 'opened'; readonly at: number } | Act;

const keyDown = (key: string, at: number, more: { isRepeat?: boolean; isWriting?: boolean } = {}) =>
  ({ kind: 'key-down', key, at, isRepeat: false, isWriting: false, ...more }) as const;

/** Anything a taster, a scanner or a resting hand may do, while screens come and go. Time goes on. */
const happenings = fc
  .array(
    fc.record({
      after: fc.integer({ min: 0, max: 900 }),
      what: fc.oneof(
        fc.constant({ kind: 'opened' } as const),
        fc.record({
          kind: fc.constant('key-down' as const),
          key: fc.constantFrom('Enter', ' ', '5', 'ArrowRight'),
          isWriting: fc.boolean(),
        }),
        fc.record({
          kind: fc.constant('key-up' as const),
          key: fc.constantFrom('Enter', ' ', '5'),
        }),
        fc.record({
          kind: fc.constant('touch-down' as const),
          x: fc.integer({ min: 0, max: 100 }),
          y: fc.integer({ min: 0, max: 30 }),
        }),
        fc.constant({ kind: 'touch-up' } as const),
      ),
    }),
    { maxLength: 40 },
  )
  .map((steps): readonly Happening[] => {
    let at = 0;
    const down = new Set<string>();
    return steps.map(({ after, what }): Happening => {
      at += after;
      // A key that is down already repeats.
      if (what.kind === 'key-down') {
        const isRepeat = down.has(what.key);
        down.add(what.key);
        return { ...what, at, isRepeat };
      }
      if (what.kind === 'key-up') down.delete(what.key);
      return what.kind === 'touch-up' ? what : { ...what, at };
    });
  });

describe('BTH-16 no act of one screen reaches the next', () => {
  test('BTH-16 whatever happens: an act that is taken began on the screen that takes it, half a second after it opened', () => {
    holds(
      fc.property(happenings, (story) => {
        const guard = createActGuard();
        let openedAt = Number.NEGATIVE_INFINITY;
        const begun = new Map<string, number>();
        let touched = Number.NEGATIVE_INFINITY;
        for (const step of story) {
          if (step.kind === 'opened') {
            guard.opened(step.at);
            openedAt = step.at;
            continue;
          }
          const isTaken = guard.takes(step);
          if (step.kind === 'key-down' && !step.isRepeat) begun.set(step.key, step.at);
          if (step.kind === 'touch-down') touched = step.at;
          if (!isTaken) continue;
          if (step.kind === 'key-down') {
            const first = begun.get(step.key) ?? Number.NaN;
            expect(first).toBeGreaterThanOrEqual(openedAt);
            if (!step.isWriting && !step.isRepeat)
              expect(step.at - openedAt).toBeGreaterThanOrEqual(UNREAD);
          }
          if (step.kind === 'touch-up' && openedAt >= 0) expect(touched).toBeGreaterThan(openedAt);
        }
      }),
    );
  });

  test('BTH-16 on a screen that has stood for half a second everything is taken', () => {
    holds(
      fc.property(fc.array(fc.constantFrom('Enter', ' ', 'ArrowLeft', '7')), (keys) => {
        const guard = createActGuard();
        guard.opened(0);
        let at = UNREAD;
        for (const key of keys) {
          expect(guard.takes(keyDown(key, at))).toBe(true);
          expect(guard.takes(keyDown(key, at + 10, { isRepeat: true }))).toBe(true);
          expect(guard.takes({ kind: 'key-up', key, at: at + 20 })).toBe(true);
          at += 30;
        }
      }),
    );
  });

  test('BTH-16 a scanner that ends with CR LF confirms a glass and answers nothing', () => {
    const guard = createActGuard();
    guard.opened(0);
    for (const [place, key] of [...'893'].entries())
      expect(guard.takes(keyDown(key, 40 + place, { isWriting: true }))).toBe(true);
    expect(guard.takes(keyDown('Enter', 600))).toBe(true);
    guard.opened(602);
    expect(guard.takes({ kind: 'key-up', key: 'Enter', at: 603 })).toBe(false);
    expect(guard.takes(keyDown('Enter', 604))).toBe(false);
    expect(guard.takes({ kind: 'key-up', key: 'Enter', at: 605 })).toBe(false);
    expect(guard.takes(keyDown('Enter', 1200))).toBe(true);
  });

  test('BTH-16 the second tap of one finger is not taken, nor what the browser makes of it; another place is', () => {
    const guard = createActGuard();
    expect(guard.takes({ kind: 'touch-down', at: 0, x: 300, y: 300 })).toBe(true);
    guard.opened(80);
    expect(guard.takes({ kind: 'touch-up' })).toBe(false);
    expect(guard.takes({ kind: 'touch-down', at: 250, x: 310, y: 305 })).toBe(false);
    expect(guard.takes({ kind: 'click' })).toBe(false);
    expect(guard.takes({ kind: 'touch-down', at: 400, x: 20, y: 20 })).toBe(true);
    expect(guard.takes({ kind: 'touch-up' })).toBe(true);
    expect(guard.takes({ kind: 'click' })).toBe(true);
  });

  test('BTH-16 whoever looks around with Tab is not held up', () => {
    const guard = createActGuard();
    guard.opened(0);
    expect(guard.takes(keyDown('Tab', 10))).toBe(true);
    expect(guard.takes(keyDown('Tab', 20, { isRepeat: true }))).toBe(true);
  });
});
