import { expect, test } from 'vitest';
import { percentOf, scoreOf } from './report.ts';

const at = (line: number, column: number, endLine: number, endColumn: number) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
});

test('TST-2 killed and timed out mutations are noticed, survivors are named, and what did not run counts on neither side', () => {
  const source = 'const most = 8;\nif (glasses > most)\n  stop();\n';
  const mutant = (status: string, location: ReturnType<typeof at>, replacement: string) => ({
    mutatorName: 'Any',
    status,
    location,
    replacement,
  });
  const score = scoreOf({
    files: {
      'domain/x.ts': {
        source,
        mutants: [
          mutant('Killed', at(1, 14, 1, 15), '9'),
          mutant('Timeout', at(1, 14, 1, 15), '7'),
          mutant('Survived', at(2, 5, 2, 19), 'glasses >= most'),
          mutant('NoCoverage', at(2, 1, 3, 10), '{}'),
          mutant('Ignored', at(1, 14, 1, 15), '6'),
          mutant('CompileError', at(1, 14, 1, 15), '5'),
          mutant('RuntimeError', at(1, 14, 1, 15), '4'),
        ],
      },
    },
  });
  expect(score).toEqual({
    tried: 4,
    noticed: 2,
    survivors: [
      { file: 'domain/x.ts', line: 2, original: 'glasses > most', mutated: 'glasses >= most' },
      { file: 'domain/x.ts', line: 2, original: 'if (glasses > most) stop();', mutated: '{}' },
    ],
  });
  expect(percentOf(score)).toBe(50);
  expect(percentOf({ tried: 0, noticed: 0, survivors: [] })).toBe(100);
});
