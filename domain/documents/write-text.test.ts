import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { textChange, writeText } from './write-text.ts';

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

test('DOC-4 every stretch is found, and a text that reads so already is not written', () => {
  const cases = [
    ['', 'new', { at: 0, remove: 0, insert: 'new' }],
    ['old', '', { at: 0, remove: 3, insert: '' }],
    ['one two', 'one six two', { at: 4, remove: 0, insert: 'six ' }],
    ['one two three', 'one three', { at: 5, remove: 4, insert: '' }],
    ['cat', 'cut', { at: 1, remove: 1, insert: 'u' }],
    ['ab', 'abb', { at: 2, remove: 0, insert: 'b' }],
  ] as const;
  for (const [before, after, change] of cases) {
    expect(textChange(before, after)).toEqual(change);
    const doc = new Y.Doc();
    const text = doc.getText('notes');
    text.insert(0, before);
    let writes = 0;
    doc.on('afterTransaction', () => {
      writes += 1;
    });
    writeText(doc, text, after);
    expect([text.toString(), writes]).toEqual([after, 1]);
    writeText(doc, text, after);
    expect(writes).toBe(1);
  }
});
