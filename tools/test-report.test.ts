import { expect, test } from 'vitest';
import { slowestFiles } from './test-report.ts';

test('TST-3 the slowest files come first, and no more of them than asked for', () => {
  const testResults = [
    { name: '/house/web/quick.test.ts', startTime: 0, endTime: 500 },
    { name: '/house/server/slow.test.ts', startTime: 0, endTime: 9_000 },
    { name: '/house/server/middling.test.ts', startTime: 1_000, endTime: 3_000 },
  ];
  const report = { numPassedTests: 3, numFailedTests: 0, success: true, testResults };
  expect(slowestFiles(report, '/house', 2)).toEqual([
    { file: 'server/slow.test.ts', seconds: 9 },
    { file: 'server/middling.test.ts', seconds: 2 },
  ]);
});
