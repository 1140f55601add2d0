import { expect, test } from 'vitest';
import { diedProcesses } from './died-processes.ts';

const pool = (cause: string) => ({
  message: '[vitest-pool]: Worker forks emitted error.',
  cause: { message: cause },
});
const exited = 'Worker exited unexpectedly with';

test('TST-6 a process that a signal ended is told by its signal and its files', () => {
  expect(diedProcesses([])).toEqual([]);
  expect(
    diedProcesses([
      pool(`${exited} signal SIGTRAP during started state while running test file /a/b.test.ts`),
      pool(
        `${exited} signal SIGSEGV during started state while running test files /a/c.test.ts, /a/d.test.ts`,
      ),
    ]),
  ).toEqual([
    { signal: 'SIGTRAP', files: ['/a/b.test.ts'] },
    { signal: 'SIGSEGV', files: ['/a/c.test.ts', '/a/d.test.ts'] },
  ]);
});

test.each([
  pool(`${exited} exit code 1 during started state while running test file /a/b.test.ts`),
  pool(`${exited} signal SIGTRAP during started state`),
  { message: 'a promise was refused and nobody looked' },
])('TST-6 TST-13 whatever else goes wrong outside of the tests is a failure: %o', (error) => {
  const died = pool(`${exited} signal SIGTRAP during started state while running test file /a.ts`);
  expect(diedProcesses([died, error])).toBeNull();
});
