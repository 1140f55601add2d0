import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { textChange, writeText } from './shared-text.ts';

test('DOC-4 only the stretch that differs changes', () => {
  expect(textChange('one two', 'one more two')).toEqual({ at: 4, remove: 0, insert: 'more ' });
  expect(textChange('aaa', 'aa')).toEqual({ at: 2, remove: 1, insert: '' });
  expect(textChange('same', 'same')).toEqual({ at: 4, remove: 0, insert: '' });
});

test('DOC-4 two people writing in one text at the same time keep both', () => {
  const [one, two] = [new Y.Doc(), new Y.Doc()];
  writeText(one, one.getText('notes'), 'rest of 15 min');
  Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
  writeText(one, one.getText('notes'), 'A rest of 15 min');
  writeText(two, two.getText('notes'), 'rest of 15 min, room warm');
  Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
  Y.applyUpdate(one, Y.encodeStateAsUpdate(two));
  expect(one.getText('notes').toString()).toBe('A rest of 15 min, room warm');
  expect(two.getText('notes').toString()).toBe('A rest of 15 min, room warm');
});
