import { expect, test } from 'vitest';
import { signingOf } from './signing-of.ts';

const kept = [[0, 0, 10, 10]];
const drawn = [[5, 5, 20, 20]];

test('EVA-10, EVA-16 the kept signature stands ready once nothing is left to settle, and not before', () => {
  expect(signingOf(kept, null, false)).toEqual({
    strokes: [],
    typed: null,
    isKept: false,
    signature: null,
  });
  expect(signingOf(kept, null, true)).toMatchObject({
    strokes: kept,
    isKept: true,
    signature: { strokes: kept },
  });
  expect(signingOf(null, null, true)).toMatchObject({ isKept: false, signature: null });
});

test('EVA-10 what is drawn or typed on the spot takes the place of the kept one, and so does nothing', () => {
  expect(signingOf(kept, { strokes: drawn, typed: null }, true)).toMatchObject({
    isKept: false,
    signature: { strokes: drawn },
  });
  expect(signingOf(kept, { strokes: [], typed: ' Alba Castillo ' }, true)).toMatchObject({
    isKept: false,
    signature: { strokes: [], typed: 'Alba Castillo' },
  });
  expect(signingOf(kept, { strokes: [], typed: null }, true).signature).toBeNull();
});

test('EVA-10 no name is no signature', () => {
  for (const typed of ['', ' ', 'A', ' A '])
    expect(signingOf(null, { strokes: [], typed }, true).signature).toBeNull();
});
