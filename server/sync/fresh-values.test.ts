import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { createEvaluation, setComments } from '../../domain/documents/evaluation.document.ts';
import { freshValues } from './fresh-values.ts';

const copyOf = (doc: Y.Doc): Y.Doc => {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return copy;
};

test.each([
  [1, 2],
  [2, 1],
])('EVA-6 what a device wrote is told also where another value won (%i, %i)', (mine, theirs) => {
  const server = new Y.Doc();
  createEvaluation(server, 'b');
  server.getMap('marks').set('fusty', 50);
  const device = copyOf(server);
  [server.clientID, device.clientID] = [theirs, mine];
  server.getMap('marks').set('fusty', 60);
  device.getMap('marks').set('fusty', 70);
  device.getMap('marks').set('musty', 5);
  device.getMap('marks').set('musty', 6);
  setComments(device, 'sweet');
  const missing = Y.encodeStateAsUpdate(device, Y.encodeStateVector(server));
  const told = [
    { map: 'marks', key: 'fusty', value: 70 },
    { map: 'marks', key: 'musty', value: 6 },
    { map: 'fields', key: 'comments', value: 'sweet' },
  ];
  expect(freshValues(server, missing)).toEqual(told);
  // The device's whole state has the same fresh values as the missing part.
  expect(freshValues(server, Y.encodeStateAsUpdate(device))).toEqual(told);
  Y.applyUpdate(server, missing);
  expect(freshValues(server, missing)).toEqual([]);
});

test.each([
  [11, 12],
  [12, 11],
])(
  'EVA-6 what two pages wrote one after the other is told in that order (%i, %i)',
  (first, second) => {
    const server = new Y.Doc();
    createEvaluation(server, 'b');
    server.getMap('marks').set('winey', 0);
    // A device keeps overwritten values.
    const [before, after] = [copyOf(server), new Y.Doc({ gc: false })];
    [before.clientID, after.clientID] = [first, second];
    before.getMap('marks').set('winey', 4);
    Y.applyUpdate(after, Y.encodeStateAsUpdate(before));
    after.getMap('marks').set('winey', null);
    expect(freshValues(server, Y.encodeStateAsUpdate(after)).at(-1)?.value).toBe(null);
  },
);
