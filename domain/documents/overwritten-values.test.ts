import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { BY_SERVER, write } from './header.ts';
import { watchOverwrittenValues } from './overwritten-values.ts';

/** Two pages of one document, joined. */
function pages() {
  const docs = [new Y.Doc(), new Y.Doc()] as const;
  for (const [here, there] of [docs, docs.toReversed()])
    here?.on('update', (update: Uint8Array) => {
      if (there !== undefined) Y.applyUpdate(there, update, { source: 'connection' });
    });
  const [one, two] = docs;
  const set = (doc: Y.Doc, value: unknown, name = 'set date') =>
    write(doc, name, () => doc.getMap('plan').set('date', value));
  return { one, two, set };
}

/** The last report on the plan of a page. */
function watch(doc: Y.Doc) {
  let last: ReadonlyMap<string, unknown> = new Map();
  const stop = watchOverwrittenValues(doc.getMap('plan'), (over) => {
    last = over;
  });
  return { told: () => Object.fromEntries(last), stop };
}

describe('PLN-49 what somebody else wrote over is told to whoever wrote it', () => {
  test('PLN-49 with what stood there, what does, and who wrote it, until one writes there again', () => {
    const { one, two, set } = pages();
    const { told, stop } = watch(one);
    set(one, 27);
    expect(told()).toEqual({});
    set(two, 28.5);
    expect(told()).toEqual({ date: { mine: 27, now: 28.5, by: two.clientID } });
    set(two, 29);
    expect(told()).toEqual({ date: { mine: 27, now: 29, by: two.clientID } });
    set(one, 27);
    expect(told()).toEqual({});
    stop();
    set(two, 30);
    expect(told()).toEqual({});
  });

  test('PLN-49 PLN-59 what one wrote and stands there again is as it was left', () => {
    const { one, two, set } = pages();
    const { told } = watch(one);
    set(one, 27);
    set(two, 28.5);
    set(two, 27);
    expect(told()).toEqual({});
  });

  test('PLN-49 PLN-59 what one never wrote, as what is read at first or the server writes, is not told', () => {
    const { one, two, set } = pages();
    const { told } = watch(one);
    set(one, 27, BY_SERVER);
    set(two, 28.5);
    expect(told()).toEqual({});
  });
});
