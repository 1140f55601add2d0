import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { setComments, setMark } from '../../../domain/documents/evaluation.document.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { deviceDoc } from './device-doc.ts';

const contents = (doc: Y.Doc): readonly unknown[] =>
  Y.decodeUpdate(Y.encodeStateAsUpdate(doc)).structs.flatMap((struct) =>
    struct instanceof Y.Item && struct.content instanceof Y.ContentAny
      ? struct.content.getContent()
      : [],
  );

test.each([
  [1, 2],
  [2, 1],
])('EVA-6 a mark that gave way to another device’s goes along (%i, %i)', (mine, theirs) => {
  const [device, other] = [deviceDoc(), new Y.Doc()];
  [device.clientID, other.clientID] = [mine, theirs];
  setMark(device, 'rancid', mm(77));
  setMark(other, 'rancid', mm(0));
  Y.applyUpdate(device, Y.encodeStateAsUpdate(other));
  expect(contents(device).toSorted()).toEqual([0, 77]);
});

test('EVA-6 a comment written letter by letter takes the room of the comment', () => {
  const device = deviceDoc();
  const text = 'Green tomato and artichoke. '.repeat(70);
  for (let end = 1; end <= text.length; end += 1) setComments(device, text.slice(0, end));
  expect(contents(device)).toEqual([text]);
  expect(Y.encodeStateAsUpdate(device).byteLength).toBeLessThan(text.length + 200);
});
