import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepSeconds, readSeconds } from './test-seconds.ts';

test('TST-7 how long a file took last is kept, beside what is known of the others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verdial-seconds-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const kept = join(folder, 'new', 'seconds.json');
  const ran = (name: string, endTime: number) => ({
    testResults: [
      { name: `/house/${name}`, status: 'passed', startTime: 0, endTime, assertionResults: [] },
    ],
  });
  expect(readSeconds(kept)).toEqual(new Map());
  keepSeconds(ran('web/one.test.ts', 9_000), '/house', kept);
  keepSeconds(ran('web/other.test.ts', 1_260), '/house', kept);
  keepSeconds(ran('web/one.test.ts', 2_000), '/house', kept);
  expect(readSeconds(kept)).toEqual(
    new Map([
      ['web/one.test.ts', 2],
      ['web/other.test.ts', 1.3],
    ]),
  );
});
