import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { holds } from '../testing/holds.ts';
import { write } from './header.ts';
import { createUndoHistory } from './undo-history.ts';

/** Two pages of one document, joined; each remembers its own acts. An act ends when `end` is called. */
function pages() {
  const docs = [new Y.Doc(), new Y.Doc()] as const;
  for (const [here, there] of [docs, docs.toReversed()])
    here?.on('update', (update: Uint8Array) => {
      if (there !== undefined) Y.applyUpdate(there, update, { source: 'connection' });
    });
  return docs.map((doc) => {
    const map = doc.getMap('plan');
    let ends: (() => void)[] = [];
    const acts = createUndoHistory(doc, [map], (run) => ends.push(run));
    const end = () => {
      for (const run of ends) run();
      ends = [];
    };
    return {
      map,
      acts,
      end,
      set(key: string, value: unknown): void {
        write(doc, `set ${key}`, () => map.set(key, value));
        end();
      },
      several(...keys: readonly string[]): void {
        for (const key of keys) write(doc, `set ${key}`, () => map.set(key, 'several'));
        end();
      },
    };
  });
}

const [KEYS, VALUES] = [['date', 'start', 'sheet'] as const, [1, 2, 3] as const];

describe('PLN-6 the own last act is taken back', () => {
  test('PLN-6 act by act, each value stands as it was, and what was new becomes a tombstone', () => {
    const [one] = pages();
    if (one === undefined) throw new Error('no page');
    one.set('date', 1);
    one.set('date', 2);
    one.several('start', 'sheet');
    expect([...(one.acts.takeBack()?.names ?? [])]).toEqual(['set start', 'set sheet']);
    expect(one.map.toJSON()).toEqual({ date: 2, start: null, sheet: null });
    one.acts.takeBack();
    expect(one.map.get('date')).toBe(1);
    one.acts.takeBack();
    expect(one.map.get('date')).toBeNull();
    expect(one.acts.takeBack()).toBeNull();
  });

  test('PLN-6 PLN-53 what somebody else did, or wrote over it, stays and is told with who did; the act before it is taken back next', () => {
    const [one, two] = pages();
    if (one === undefined || two === undefined) throw new Error('no pages');
    one.set('start', 1);
    one.set('date', 1);
    two.set('date', 2);
    two.set('sheet', 3);
    expect(one.acts.takeBack()).toEqual({
      names: new Set(['set date']),
      replaced: { by: two.map.doc?.clientID },
    });
    expect([...(one.acts.takeBack()?.names ?? [])]).toEqual(['set start']);
    expect(two.map.toJSON()).toEqual({ date: 2, sheet: 3, start: null });
  });

  test('PLN-6 what was taken back is done again, act by act, until something new is done', () => {
    const [one] = pages();
    if (one === undefined) throw new Error('no page');
    one.set('date', 1);
    one.several('start', 'sheet');
    expect(one.acts.doAgain()).toBeNull();
    one.acts.takeBack();
    one.acts.takeBack();
    expect([...(one.acts.doAgain()?.names ?? [])]).toEqual(['set date']);
    expect(one.map.toJSON()).toEqual({ date: 1, start: null, sheet: null });
    expect([...(one.acts.doAgain()?.names ?? [])]).toEqual(['set start', 'set sheet']);
    expect(one.map.toJSON()).toEqual({ date: 1, start: 'several', sheet: 'several' });
    expect([...(one.acts.takeBack()?.names ?? [])]).toEqual(['set start', 'set sheet']);
    expect(one.map.toJSON()).toEqual({ date: 1, start: null, sheet: null });
    one.set('date', 2);
    expect(one.acts.doAgain()).toBeNull();
    one.acts.takeBack();
    one.acts.forget();
    expect(one.acts.doAgain()).toBeNull();
  });

  test('PLN-6 PLN-53 what somebody else wrote since it was taken back is not written over again', () => {
    const [one, two] = pages();
    if (one === undefined || two === undefined) throw new Error('no pages');
    one.set('date', 1);
    one.acts.takeBack();
    two.set('date', 2);
    expect(one.acts.doAgain()).toEqual({
      names: new Set(['set date']),
      replaced: { by: two.map.doc?.clientID },
    });
    expect(one.acts.doAgain()).toBeNull();
    expect(one.map.get('date')).toBe(2);
  });

  test('PLN-6 forgotten acts stay as they are', () => {
    const [one] = pages();
    one?.set('date', 1);
    one?.acts.forget();
    expect(one?.acts.takeBack()).toBeNull();
    expect(one?.map.get('date')).toBe(1);
  });

  test('PLN-6 PLN-53 whatever two people do: taking everything back leaves what the other wrote last', () => {
    const step = fc.record({
      who: fc.constantFrom(0, 1),
      key: fc.constantFrom(...KEYS),
      value: fc.constantFrom(...VALUES),
    });
    holds(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const both = pages();
        const [one, two] = both;
        if (one === undefined || two === undefined) throw new Error('no pages');
        const last = new Map<string, { who: number; value: unknown }>();
        for (const { who, key, value } of steps) {
          both[who]?.set(key, { value });
          last.set(key, { who, value: { value } });
        }
        while (one.acts.takeBack() !== null);
        for (const [key, { who, value }] of last)
          if (who === 1) expect(two.map.get(key)).toEqual(value);
        expect(one.map.toJSON()).toEqual(two.map.toJSON());
      }),
    );
  });
});
