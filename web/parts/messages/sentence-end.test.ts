import { expect, test } from 'vitest';
import { sentenceEnd } from './sentence-end.ts';

test.each([
  ['The glass was cold', '.'],
  ['The glass was cold.', ''],
  ['Was it cold? ', ''],
  ['until then it sta', '.'],
  ['and so on…', ''],
])('EVA-12 after “%s” stands “%s”, so that what follows begins a sentence', (written, end) => {
  expect(sentenceEnd(written)).toBe(end);
});
