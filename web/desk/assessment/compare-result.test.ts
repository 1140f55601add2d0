import { expect, test } from 'vitest';
import { assessmentOf } from '../../../domain/testing/assessments.ts';
import { ATTRIBUTE_KEYS } from '../../../domain/words/attributes.ts';
import { resultRowFixture } from '../../parts/figures/result-row.fixture.ts';
import { differingFields } from './compare-result.ts';

const live = assessmentOf();
const stored = (figures: unknown) => resultRowFixture({ figures });

test.each([[null], [undefined], [{}], [{ attributes: null }], [{ attributes: {} }], ['figures']])(
  'RES-1 a stored result whose figures are %j is not called equal to the live one',
  (figures) => {
    expect(differingFields(stored(figures), live)).toEqual(ATTRIBUTE_KEYS);
  },
);

test('RES-1 a single figure that is not stored is named', () => {
  const { median: _, ...less } = live.attributes.fusty;
  const figures = { attributes: { ...live.attributes, fusty: less } };
  expect(differingFields(stored(figures), live)).toEqual(['fusty.median']);
});
