import { expect, test } from 'vitest';
import { AWARD_100 } from '../../../domain/sheets/definition/award-100.ts';
import { TRAINING } from '../../../domain/sheets/definition/training.ts';
import { NO_WORDS } from '../../../domain/sheets/definition/words.ts';
import { draftOf } from '../../../domain/sheets/own/draft-of.ts';
import { blocksOf, byLetter, draftFrom, sheetFields } from './sheet-fields.ts';

const name = { ...NO_WORDS, en: 'Ours' };

test('SHT-9, SHT-47 what a form says of a sheet is what is saved of it, of points and of lines', () => {
  for (const base of [AWARD_100, TRAINING]) {
    const draft = draftOf(base, name);
    expect(draftFrom(sheetFields({ revision: 3, draft }))).toEqual(draft);
  }
});

test('SHT-9 blocks are lettered by their places: one that goes leaves no gap', () => {
  const fields = sheetFields({ revision: 1, draft: draftOf(AWARD_100, name) });
  const [first, , third] = blocksOf(fields);
  const left = draftFrom({
    ...fields,
    ...byLetter([third, first].filter((one) => one !== undefined)),
  });
  expect(
    left.form === 'points' && left.blocks.map(({ key, items }) => [key, items.length]),
  ).toEqual([
    ['A', 3],
    ['B', 4],
  ]);
  // A gap left by merging two people's changes is closed too.
  const gap = draftFrom({ ...fields, B: null });
  expect(gap.form === 'points' && gap.blocks.map(({ key }) => key)).toEqual(['A', 'B']);
});
