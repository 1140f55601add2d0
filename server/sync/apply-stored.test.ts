import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { applyStored } from './apply-stored.ts';
import type { StoredDocument } from './document-store.ts';

/**
 * A device that writes each of these values to musty in turn, with the update that it sent for
 * each.
 */
function marked(values: readonly number[]) {
  const device = new Y.Doc();
  const sent: Uint8Array[] = [];
  device.on('update', (update: Uint8Array) => void sent.push(update));
  for (const value of values) device.getMap('marks').set('musty', value);
  return { device, sent };
}

const stored = (updates: readonly Uint8Array[], change: Partial<StoredDocument> = {}) => ({
  birth: 'b',
  snapshot: Y.encodeStateAsUpdate(new Y.Doc()),
  updates: [...updates],
  place: updates.length + 1,
  merged: 0,
  closed: false,
  lost: { from: 2, to: 2 },
  ...change,
});

const read = (log: StoredDocument): unknown => {
  const doc = new Y.Doc();
  applyStored(doc, log);
  return doc.getMap('marks').toJSON();
};

test('KEE-9, KEE-40 what a device brought again behind a hole is read, also where it begins within what is known', () => {
  const { device, sent } = marked([0, 5, 9, 12, 27]);
  const [first = new Uint8Array()] = sent;
  // Overwritten values are one run by now, which begins with the value of the first row.
  expect(read(stored([first, Y.encodeStateAsUpdate(device)]))).toEqual({ musty: 27 });
});

test('KEE-9 what leans on what is lost is passed over, and takes nothing away', () => {
  const { sent } = marked([0, 5, 9]);
  const [first = new Uint8Array(), , third = new Uint8Array()] = sent;
  expect(read(stored([first, third]))).toEqual({ musty: 0 });
});
