import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { projectedSize } from './projected-size.ts';

test('LIM-4 what one update writes over itself again and again is counted as what is left of it', () => {
  const kept = new Y.Doc();
  kept.getMap('fields').set('comments', 'before');
  const device = new Y.Doc();
  Y.applyUpdate(device, Y.encodeStateAsUpdate(kept));
  const updates: Uint8Array[] = [];
  device.on('update', (update: Uint8Array) => void updates.push(update));
  for (let turn = 0; turn < 60; turn += 1)
    device.getMap('fields').set('comments', `${turn % 10}`.repeat(700));
  const asOne = Y.mergeUpdates(updates);
  expect(asOne.byteLength).toBeGreaterThan(60 * 700);
  const size = projectedSize(kept, asOne);
  Y.applyUpdate(kept, asOne);
  expect(size).toBeGreaterThanOrEqual(Y.encodeStateAsUpdate(kept).byteLength);
  expect(size).toBeLessThan(2_500);
});

test('LIM-4 what an update adds is counted to the byte', () => {
  const kept = new Y.Doc();
  kept.getMap('fields').set('comments', 'before');
  const device = new Y.Doc();
  Y.applyUpdate(device, Y.encodeStateAsUpdate(kept));
  let update = new Uint8Array();
  device.once('update', (written: Uint8Array) => {
    update = Uint8Array.from(written);
  });
  device.getMap('fields').set('added', 'x'.repeat(5_000));
  expect(projectedSize(kept, update)).toBe(
    Y.encodeStateAsUpdate(kept).byteLength + update.byteLength,
  );
});
