import { expect, test } from 'vitest';
import { parseStat, processorSeconds, secondsOfTree } from './process-times.ts';

test('TST-8 a line of /proc is read, also of a program whose name holds brackets and spaces', () => {
  const line =
    '4573 (a (b) 1) S 4569 4573 4573 0 -1 4194560 4959 80637 0 11 10 29 298 446 20 0 1 0';
  expect(parseStat(line)).toEqual({ id: 4573, parent: 4569, ticks: 10 + 29 + 298 + 446 });
  expect(parseStat('')).toBe(null);
});

test('TST-8 the seconds of a process are its own and those of everything below it', () => {
  const processes = [
    { id: 40, parent: 30, ticks: 25 },
    { id: 10, parent: 1, ticks: 100 },
    { id: 20, parent: 1, ticks: 900 },
    { id: 30, parent: 10, ticks: 50 },
  ];
  expect(secondsOfTree(processes, 10)).toBe(1.75);
  expect(secondsOfTree(processes, 99)).toBe(0);
});

test('TST-8 this process is counted where Linux runs', () => {
  const seconds = processorSeconds(process.pid);
  if (process.platform === 'linux') expect(seconds).toBeGreaterThan(0);
  else expect(seconds).toBe(null);
});
