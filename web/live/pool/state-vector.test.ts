import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { vectorFromText, vectorOf } from './state-vector.ts';

test('SYN-1 how far a copy goes is read back as it was announced', () => {
  const doc = new Y.Doc();
  doc.clientID = 7;
  doc.getMap('m').set('a', 1);
  doc.getMap('m').set('b', 2);
  expect([...vectorOf(doc)]).toEqual([[7, 2]]);
  const announced = btoa(String.fromCharCode(...Y.encodeStateVector(doc)));
  expect([...vectorFromText(announced)]).toEqual([[7, 2]]);
});

test('SYN-1 an announcement that cannot be read claims nothing', () => {
  for (const text of ['', '%', 'gICAgICAgICA']) expect([...vectorFromText(text)]).toEqual([]);
});
