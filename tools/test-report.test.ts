import { expect, test } from 'vitest';
import { countFailed, countRun, readRun, slowestFiles } from './test-report.ts';

test('TST-3 the slowest files come first, and no more of them than asked for', () => {
  const passed = { status: 'passed', assertionResults: [{ status: 'passed' }] };
  const testResults = [
    { ...passed, name: '/house/web/quick.test.ts', startTime: 0, endTime: 500 },
    { ...passed, name: '/house/server/slow.test.ts', startTime: 0, endTime: 9_000 },
    { ...passed, name: '/house/server/middling.test.ts', startTime: 1_000, endTime: 3_000 },
  ];
  expect(countFailed({ testResults })).toBe(0);
  const report = { testResults };
  expect(slowestFiles(report, '/house', 2)).toEqual([
    { file: 'server/slow.test.ts', seconds: 9 },
    { file: 'server/middling.test.ts', seconds: 2 },
  ]);
});

test('TST-4 a test that never ran counts as failed: its setting-up failed, or its file could not be read', () => {
  const file = (status: string, ...each: readonly string[]) => ({
    name: 'any.test.ts',
    status,
    startTime: 0,
    endTime: 1,
    assertionResults: each.map((one) => ({ status: one })),
  });
  const testResults = [
    file('passed', 'passed', 'skipped'),
    file('failed', 'passed', 'failed'),
    file('failed', 'skipped', 'pending', 'pending'),
    file('failed'),
  ];
  expect(countFailed({ testResults })).toBe(5);
  expect(countRun({ testResults }, 1)).toEqual({ passed: 2, failed: 5 });
  expect(countRun({ testResults: [] }, 1)).toEqual({ passed: 0, failed: 1 });
  expect(countRun({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 0 });
});

test('TST-4 a runner that ended before it wrote a report counts as one failure', () => {
  const { report, exitCode } = readRun('out/no-such-report.json', 0);
  expect(countRun(report, exitCode)).toEqual({ passed: 0, failed: 1 });
  expect(readRun('out/no-such-report.json', 137).exitCode).toBe(137);
});
