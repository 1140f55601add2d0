import { expect, test } from 'vitest';
import { overBudget, tiersOf, tierTable } from './tier-report.ts';

const file = (name: string, startTime: number, endTime: number) => ({
  name: `/house/${name}`,
  status: 'passed',
  startTime,
  endTime,
  assertionResults: [{ status: 'passed' }, { status: 'skipped' }],
});
const report = {
  testResults: [
    file('stories/wall.story.ts', 9_000, 12_000),
    file('domain/a.test.ts', 0, 1_000),
    file('domain/b.test.ts', 500, 2_000),
    file('domain/c.test.ts', 5_000, 6_000),
  ],
};
const processor = {
  '/house/domain/a.test.ts': 1,
  '/house/domain/b.test.ts': 0.5,
  '/house/stories/wall.story.ts': 8,
};
const budgets = {
  checks: 10,
  unit: 10,
  'embedded server': 10,
  component: 10,
  PostgreSQL: 10,
  process: 10,
  story: 10,
};

test('TST-8 a run tells of each tier its files, tests, seconds of the clock and of the processor', () => {
  const uses = tiersOf(report, processor, '/house');
  expect(uses).toEqual([
    { tier: 'unit', files: 3, tests: 6, clock: 3, processor: 1.5 },
    { tier: 'story', files: 1, tests: 2, clock: 3, processor: 8 },
  ]);
  expect(tierTable(uses, budgets, 0.5).split('\n').at(-1)).toMatch(
    /^story +1 +2 +3\.0 +8\.0 +16 +10$/,
  );
});

test('TST-8 TST-15 a tier over its budget by more than a third is named, in loads of the same machine', () => {
  const uses = tiersOf(report, processor, '/house');
  expect(overBudget(uses, budgets, 0.61)).toEqual([]);
  expect(overBudget(uses, budgets, 0.5)).toEqual([
    'story: 16 loads, budget 10 (tools/test-budgets.ts)',
  ]);
});

test('TST-8 where processor seconds cannot be counted no budget is passed', () => {
  const uses = tiersOf(report, {}, '/house');
  expect(uses.map((use) => use.processor)).toEqual([null, null]);
  expect(overBudget(uses, budgets, 0.001)).toEqual([]);
  expect(tierTable(uses, budgets, 1)).toContain('-');
});
