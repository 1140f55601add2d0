import { expect, test } from 'vitest';
import { assessmentOf } from '../../../domain/testing/assessments.ts';
import { verdictDifferences } from './verdict-differences.ts';

const here = assessmentOf();

test('ASM-5 two versions that say the same differ in nothing', () => {
  expect(verdictDifferences(here, assessmentOf())).toEqual([]);
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
  expect(verdictDifferences(here, assessmentOf(change))).toEqual([name]);
});

test('ASM-5 several differences stand in the order of the verdict', () => {
  const there = assessmentOf({ statements: ['terms-need-8'], class: 'NOCLASIFICATED', n: 7 });
  expect(verdictDifferences(here, there)).toEqual(['n', 'class', 'statements']);
});
