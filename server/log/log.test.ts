import { describe, expect, test } from 'vitest';
import { createLog, describeProblem, type LOG_LEVELS, type LogLevel } from './log.ts';

function linesOf(least: (typeof LOG_LEVELS)[number]) {
  const lines: string[] = [];
  const log = createLog({
    least,
    write: (line) => lines.push(line),
    now: () => new Date('2026-11-27T09:00:00.123Z'),
  });
  return { lines, log };
}

describe('LOG-1 the log is one JSON object a line', () => {
  test('with instant, level, event and the data of the event', () => {
    const { lines, log } = linesOf('debug');
    log('warn', 'commit-failed', { attempt: 2, why: 'a "line"\nbreak' });
    log('info', 'started');
    expect(lines).toEqual([
      '{"at":"2026-11-27T09:00:00.123Z","level":"warn","event":"commit-failed",' +
        '"attempt":2,"why":"a \\"line\\"\\nbreak"}\n',
      '{"at":"2026-11-27T09:00:00.123Z","level":"info","event":"started"}\n',
    ]);
  });

  test.each([
    ['debug', ['debug', 'info', 'warn', 'error']],
    ['info', ['info', 'warn', 'error']],
    ['warn', ['warn', 'error']],
    ['error', ['error']],
    ['silent', []],
  ] as const)('from %s on, what matters less is left out', (least, kept) => {
    const { lines, log } = linesOf(least);
    const levels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];
    for (const level of levels) log(level, 'event');
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(kept);
  });

  test('a problem is told in its words, without its stack; one of the database with its code, and its hint of what to do', () => {
    expect(describeProblem(new TypeError('no such thing'))).toBe('TypeError: no such thing');
    const full = Object.assign(new Error('disk full'), { code: '53100' });
    expect(describeProblem(full)).toBe('Error: disk full (53100)');
    expect(describeProblem(Object.assign(new Error('odd'), { code: 7 }))).toBe('Error: odd');
    const refused = { code: '42501', hint: 'Grant it to the owner.' };
    expect(describeProblem(Object.assign(new Error('must be member'), refused))).toBe(
      'Error: must be member (42501). Grant it to the owner.',
    );
    expect(describeProblem(Object.assign(new Error('odd'), { hint: 7 }))).toBe('Error: odd');
    expect(describeProblem('gone')).toBe('gone');
    expect(describeProblem(null)).toBe('null');
  });
});
