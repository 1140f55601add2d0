import { expect, test } from 'vitest';
import { assessmentFixture } from '../../parts/figures/assessment.fixture.ts';
import { verdictDifferences } from './verdict-differences.ts';

const here = assessmentFixture();

test('ASM-5 two versions that say the same differ in nothing', () => {
  expect(verdictDifferences(here, assessmentFixture())).toEqual([]);
});

test.each([
  ['n', { n: 7 }],
  ['class', { class: 'NOCLASIFICATED' }],
  ['predominantDefect', { predominantDefect: null }],
  ['md', { md: 2.2 }],
  ['mf', { mf: null }],
  ['reliable', { reliable: !here.reliable }],
  ['fruityClass', { fruityClass: 'NONINTENSITY' }],
  ['statements', { statements: [...here.statements, 'pungent>5'] }],
] as const)('ASM-5 another %s is named, and nothing else', (name, change) => {
  expect(verdictDifferences(here, assessmentFixture(change))).toEqual([name]);
});

test('ASM-5 several differences stand in the order of the verdict', () => {
  const there = assessmentFixture({ statements: ['terms-need-8'], class: 'NOCLASIFICATED', n: 7 });
  expect(verdictDifferences(here, there)).toEqual(['n', 'class', 'statements']);
});
