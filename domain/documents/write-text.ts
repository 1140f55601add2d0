import type * as Y from 'yjs';
import { write } from './header.ts';

/** Computes a minimal diff of two texts: where it starts, how much is removed, what is inserted. */
export function textChange(
  before: string,
  after: string,
): { readonly at: number; readonly remove: number; readonly insert: string } {
  const shortest = Math.min(before.length, after.length);
  let at = 0;
  while (at < shortest && before[at] === after[at]) at += 1;
  let tail = 0;
  while (
    tail < shortest - at &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  )
    tail += 1;
  return { at, remove: before.length - at - tail, insert: after.slice(at, after.length - tail) };
}

/**
 * Changes a shared text to `next` with a minimal diff (DOC-4). So a concurrent edit of another
 * person elsewhere in the text stays.
 */
export function writeText(doc: Y.Doc, text: Y.Text, next: string): void {
  const { at, remove, insert } = textChange(text.toString(), next);
  if (remove === 0 && insert === '') return;
  write(doc, 'write text', () => {
    text.delete(at, remove);
    text.insert(at, insert);
  });
}
