import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { holds } from '../testing/holds.ts';
import { createTextUndoHistory } from './text-undo-history.ts';

/** Two pages of one text, joined. */
function pages() {
  const docs = [new Y.Doc(), new Y.Doc()] as const;
  const [one, two] = docs;
  one.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== two) Y.applyUpdate(two, update, one);
  });
  two.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== one) Y.applyUpdate(one, update, two);
  });
  return docs.map((doc) => {
    const text = doc.getText('notes');
    const typing = createTextUndoHistory(doc, text);
    typing.start();
    return {
      typing,
      read: () => text.toString(),
      /** Types letter by letter behind what is written. */
      type(letters: string): void {
        for (const letter of letters) typing.write(text.toString() + letter);
      },
    };
  });
}

function page() {
  const [one] = pages();
  if (one === undefined) throw new Error('a page');
  return one;
}

test('DOC-5 what was typed goes word by word, and comes again', () => {
  const { typing, type, read } = page();
  type('warm and humid');
  const seen: string[] = [];
  for (let times = 0; times < 3; times += 1) {
    typing.takeBack();
    seen.push(read());
  }
  expect(seen).toEqual(['warm and ', 'warm ', '']);
  expect(typing.takeBack()).toBeNull();
  expect([typing.doAgain(), read()]).toEqual([5, 'warm ']);
  typing.doAgain();
  type('dry');
  expect(read()).toBe('warm and dry');
  expect(typing.doAgain()).toBeNull();
});

test('DOC-5 letters that were deleted one by one stand again at once, and a word that was written over too', () => {
  const { typing, type, read } = page();
  type('humid');
  for (const rest of ['humi', 'hum', 'hu']) typing.write(rest);
  expect([typing.takeBack(), read()]).toEqual([5, 'humid']);
  typing.write('dry');
  expect([typing.takeBack(), read()]).toEqual([5, 'humid']);
  typing.doAgain();
  expect(read()).toBe('dry');
});

test('DOC-5 what somebody else wrote stays, and what they changed of the own is not taken back', () => {
  const [ana, luis] = pages();
  if (ana === undefined || luis === undefined) throw new Error('two pages');
  ana.type('humid');
  luis.typing.write(`The room is ${luis.read()}`);
  luis.typing.write(`${luis.read()}.`);
  ana.typing.takeBack();
  expect(luis.read()).toBe('The room is .');
  ana.typing.doAgain();
  luis.typing.write('The room is humming.');
  expect(ana.typing.takeBack()).toBeNull();
  expect(ana.read()).toBe('The room is humming.');
});

test('DOC-5 what others write before, after and between the acts of a page moves them', () => {
  const [ana, luis] = pages();
  if (ana === undefined || luis === undefined) throw new Error('two pages');
  ana.typing.write('one');
  ana.typing.write('one two');
  ana.typing.write('one two three');
  luis.typing.write('0 one two three');
  luis.typing.write('0 one two three 4');
  ana.typing.takeBack();
  luis.typing.write('zero one two 4');
  ana.typing.takeBack();
  expect(ana.read()).toBe('zero one 4');
  ana.typing.doAgain();
  ana.typing.doAgain();
  expect(ana.read()).toBe('zero one two three 4');
  for (let times = 0; times < 3; times += 1) ana.typing.takeBack();
  expect(luis.read()).toBe('zero  4');
});

const edits = fc.array(
  fc.record({
    at: fc.nat(12),
    remove: fc.nat(3),
    insert: fc.stringMatching(/^[ab ]{0,3}$/),
  }),
  { maxLength: 12 },
);

test('DOC-5 whatever one page did alone is taken back whole, and comes again whole', () => {
  holds(
    fc.property(edits, (all) => {
      const { typing, read } = page();
      for (const { at, remove, insert } of all) {
        const before = read();
        typing.write(before.slice(0, at) + insert + before.slice(at + remove));
      }
      const end = read();
      while (typing.takeBack() !== null);
      expect(read()).toBe('');
      while (typing.doAgain() !== null);
      expect(read()).toBe(end);
    }),
  );
});
