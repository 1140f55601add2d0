import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { createEvaluation, setComments } from '../../domain/documents/evaluation.document.ts';
import { holds } from '../../domain/testing/holds.ts';
import { touchesHeader } from './header-guard.ts';

const newSheet = (): Y.Doc => {
  const doc = new Y.Doc();
  createEvaluation(doc, crypto.randomUUID());
  return doc;
};

const copyOf = (doc: Y.Doc): Y.Doc => {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return copy;
};

/** What a device may send after its changes: its whole state, or the part that the server lacks. */
const waysToSend = (doc: Y.Doc, device: Y.Doc): readonly Uint8Array[] => [
  Y.encodeStateAsUpdate(device),
  Y.encodeStateAsUpdate(device, Y.encodeStateVector(doc)),
];

const touched = (doc: Y.Doc, device: Y.Doc): readonly boolean[] =>
  waysToSend(doc, device).map((update) => touchesHeader(doc, update));

describe('DOC-2, DOC-6 an update is told by what it writes', () => {
  const honest = fc.oneof(
    fc.record({
      root: fc.constantFrom('marks', 'fields'),
      key: fc.constantFrom('kind', 'fusty', 'x'),
      value: fc.oneof(fc.integer(), fc.constant(undefined)),
    }),
    // An array that was added to the sheet and removed again leaves only a gap.
    fc.record({ root: fc.constant('marks'), key: fc.constant('list'), value: fc.constant('list') }),
  );
  const forged = fc.record({
    key: fc.constantFrom('kind', 'version', 'birth', 'more'),
    value: fc.constantFrom('tray', 99, null, undefined),
  });
  const put = (map: Y.Map<unknown>, key: string, value: unknown): void => {
    if (value === undefined) map.delete(key);
    else map.set(key, value === 'list' ? Y.Array.from([1, 2, 3]) : value);
  };

  test('whatever a device writes beside the header touches nothing, whatever it writes into it does', () => {
    holds(
      fc.property(fc.array(honest, { maxLength: 20 }), forged, (changes, forgery) => {
        const doc = newSheet();
        const device = copyOf(doc);
        for (const { root, key, value } of changes) put(device.getMap(root), key, value);
        if (changes.length > 0) expect(touched(doc, device)).toEqual([false, false]);
        const before = JSON.stringify(device.getMap('meta').toJSON());
        put(device.getMap('meta'), forgery.key, forgery.value);
        const after = JSON.stringify(device.getMap('meta').toJSON());
        if (before !== after) expect(touched(doc, device)).toEqual([true, true]);
      }),
      { numRuns: 60 },
    );
  });

  test('a mark beside the header, by the hand that wrote the header, is no part of it', () => {
    const doc = new Y.Doc();
    doc.getMap('marks').set('fusty', 1);
    doc.getMap('meta').set('kind', 'evaluation');
    doc.getMap('marks').set('musty', 2);
    const again = copyOf(doc);
    again.getMap('marks').set('fusty', 3);
    again.getMap('marks').set('musty', 4);
    expect(touched(doc, again)).toEqual([false, false]);
    const deleted = copyOf(doc);
    deleted.getMap('marks').delete('fusty');
    expect(touched(doc, deleted)).toEqual([false, false]);
    deleted.getMap('marks').delete('musty');
    expect(touched(doc, deleted)).toEqual([false, false]);
    deleted.getMap('meta').delete('kind');
    expect(touched(doc, deleted)).toEqual([true, true]);
  });

  test('a header that the server wrote anew is not touched by who holds it, old or new', () => {
    const doc = newSheet();
    const old = copyOf(doc);
    doc.getMap('meta').set('version', 2);
    doc.getMap('meta').set('version', 3);
    const current = copyOf(doc);
    setComments(old, 'clear');
    setComments(current, 'clear');
    expect(touched(doc, old)).toEqual([false, false]);
    expect(touched(doc, current)).toEqual([false, false]);
  });

  test('a value put behind one that the server has replaced since is a forgery all the same', () => {
    const doc = newSheet();
    const old = copyOf(doc);
    doc.getMap('meta').set('version', 2);
    doc.getMap('meta').set('version', 3);
    old.getMap('meta').set('version', 99);
    expect(touched(doc, old)).toEqual([true, true]);
  });

  test('a value put before the one that stands is a forgery all the same', () => {
    const doc = newSheet();
    const device = copyOf(doc);
    const meta = device.getMap('meta');
    const standing = meta._map.get('kind') ?? null;
    device.transact((transaction) => {
      const id = Y.createID(device.clientID, Y.getState(device.store, device.clientID));
      const content = new Y.ContentAny(['tray']);
      new Y.Item(id, null, null, standing, standing?.id ?? null, meta, 'kind', content).integrate(
        transaction,
        0,
      );
    });
    expect(touched(doc, device)).toEqual([true, true]);
  });

  test('bytes that are no update are an error', () => {
    expect(() => touchesHeader(newSheet(), Uint8Array.from([9, 9, 9]))).toThrow();
  });
});
