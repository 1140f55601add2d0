import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { createEvaluation } from '../../domain/documents/evaluation.document.ts';
import { covers } from '../../domain/sync/covers.ts';
import { holds } from '../../domain/testing/holds.ts';
import { isOutOfOrder } from './causal-order.ts';

const newSheet = (): Y.Doc => {
  const doc = new Y.Doc();
  createEvaluation(doc, crypto.randomUUID());
  doc.getMap('marks').set('fusty', 50);
  return doc;
};

function copyOf(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return copy;
}

/** The updates of these changes, one for each, as a device sends them. */
function updatesOf(doc: Y.Doc, ...changes: readonly (() => unknown)[]): readonly Uint8Array[] {
  const updates: Uint8Array[] = [];
  const keep = (update: Uint8Array) => updates.push(update);
  doc.on('update', keep);
  for (const change of changes) change();
  doc.off('update', keep);
  return updates;
}

/** A sheet at the server with fusty 50, and a device that holds the same. */
function scene() {
  const server = newSheet();
  const device = copyOf(server);
  const marks = device.getMap('marks');
  return { server, device, marks };
}

describe('KEE-7 an update out of causal order is detected before it is applied', () => {
  test('a value that replaces a stored one, but comes before its predecessor', () => {
    const { server, device, marks } = scene();
    const [pungent = new Uint8Array(), fusty = new Uint8Array()] = updatesOf(
      device,
      () => marks.set('pungent', 30),
      () => marks.set('fusty', 60),
    );
    expect(isOutOfOrder(server, fusty)).toBe(true);
    expect(isOutOfOrder(server, pungent)).toBe(false);
    Y.applyUpdate(server, pungent);
    expect(isOutOfOrder(server, fusty)).toBe(false);
    // An update that is sent twice is known already.
    Y.applyUpdate(server, fusty);
    expect([pungent, fusty].map((update) => isOutOfOrder(server, update))).toEqual([false, false]);
  });

  test('what hangs on the work of another device that is not there yet', () => {
    const { server, device, marks } = scene();
    const [mine = new Uint8Array()] = updatesOf(device, () => marks.set('bitter', 20));
    const other = copyOf(device);
    const [leaning = new Uint8Array()] = updatesOf(other, () =>
      other.getMap('marks').set('bitter', 21),
    );
    expect(isOutOfOrder(server, leaning)).toBe(true);
    expect(isOutOfOrder(server, Y.mergeUpdates([mine, leaning]))).toBe(false);
    Y.applyUpdate(server, mine);
    expect(isOutOfOrder(server, leaning)).toBe(false);
  });

  test('one struct of which the beginning is known', () => {
    const { server, device } = scene();
    const notes = device.getText('notes');
    const start = Y.encodeStateVector(device);
    const [a = new Uint8Array(), b = new Uint8Array()] = updatesOf(
      device,
      () => notes.insert(0, 'a'),
      () => notes.insert(1, 'b'),
    );
    Y.applyUpdate(server, a);
    expect(isOutOfOrder(server, Y.encodeStateAsUpdate(device, start))).toBe(true);
    expect(isOutOfOrder(server, b)).toBe(false);
    const missing = Y.encodeStateAsUpdate(device, Y.encodeStateVector(server));
    expect(isOutOfOrder(server, missing)).toBe(false);
  });

  test('KEE-37 a value that is taken away and replaced by none', () => {
    const { server, device, marks } = scene();
    const [gone = new Uint8Array()] = updatesOf(device, () => marks.delete('fusty'));
    expect(isOutOfOrder(server, gone)).toBe(true);
    const forged = copyOf(server);
    const [both = new Uint8Array()] = updatesOf(forged, () =>
      forged.transact(() => {
        forged.getMap('marks').delete('fusty');
        forged.getMap('marks').set('fruity', 1);
      }),
    );
    expect(isOutOfOrder(server, both)).toBe(true);
  });

  test('letters of a text are taken away as people do', () => {
    const { server, device } = scene();
    const notes = device.getText('notes');
    for (const update of updatesOf(
      device,
      () => notes.insert(0, 'rancid'),
      () => notes.delete(1, 3),
    )) {
      expect(isOutOfOrder(server, update)).toBe(false);
      Y.applyUpdate(server, update);
    }
    expect(server.getText('notes').toString()).toBe('rid');
  });

  test('room that was thrown away, under whatever name', () => {
    const { server, device, marks } = scene();
    device.transact(() => {
      marks.set('list', Y.Array.from([1, 2]));
      marks.set('list', null);
    });
    expect(isOutOfOrder(server, Y.encodeStateAsUpdate(device))).toBe(true);
  });

  type Write = { readonly at: number; readonly key: string; readonly mm: number };
  const write = fc.record({
    at: fc.integer({ min: 0, max: 2 }),
    key: fc.constantFrom('fusty', 'fruity', 'pungent'),
    mm: fc.integer({ min: 0, max: 100 }),
  });

  test('whatever devices send in whatever order, what is taken leaves nothing waiting and no value missing', () => {
    holds(
      fc.property(
        fc.array(write, { minLength: 1, maxLength: 12 }),
        fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
        (writes: readonly Write[], choices) => {
          const server = newSheet();
          const devices = [copyOf(server), copyOf(server), copyOf(server)];
          const sent = writes.flatMap(({ at, key, mm }) => {
            const device = devices[at] ?? server;
            return updatesOf(device, () => device.getMap('marks').set(key, mm));
          });
          for (const choice of choices) {
            const update = sent[choice % sent.length];
            if (update === undefined || isOutOfOrder(server, update)) continue;
            const before = Object.keys(server.getMap('marks').toJSON());
            Y.applyUpdate(server, update);
            expect([server.store.pendingStructs, server.store.pendingDs]).toEqual([null, null]);
            expect(Object.keys(server.getMap('marks').toJSON())).toEqual(
              expect.arrayContaining(before),
            );
            for (const device of devices) expectCovered(server, device);
          }
          // Asked for the missing updates, every device sends them, and they are in causal order.
          for (const device of devices) {
            const missing = Y.encodeStateAsUpdate(device, Y.encodeStateVector(server));
            expect(isOutOfOrder(server, missing)).toBe(false);
            Y.applyUpdate(server, missing);
          }
          for (const device of devices) {
            Y.applyUpdate(device, Y.encodeStateAsUpdate(server, Y.encodeStateVector(device)));
            expect(device.getMap('marks').toJSON()).toEqual(server.getMap('marks').toJSON());
          }
        },
      ),
      { numRuns: 80 },
    );
  });
});

/**
 * SYN-1: if the server's state vector covers that of a device, the device has no value that the
 * server lacks.
 */
function expectCovered(server: Y.Doc, device: Y.Doc): void {
  const [far, near] = [server, device].map((doc) => Y.decodeStateVector(Y.encodeStateVector(doc)));
  if (far === undefined || near === undefined || !covers(far, near)) return;
  const both = copyOf(server);
  Y.applyUpdate(both, Y.encodeStateAsUpdate(device));
  expect(both.getMap('marks').toJSON()).toEqual(server.getMap('marks').toJSON());
}
