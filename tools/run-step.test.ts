import { expect, test, vi } from 'vitest';
import { runSteps } from './run-step.ts';

const node = (title: string, script: string, ...after: readonly string[]) => ({
  title,
  command: process.execPath,
  parameters: ['-e', script],
  after,
});

test('TST-10 steps run after those that they name, their output is kept together, and failures are named', async () => {
  const shown: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void shown.push(line.trim()));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    shown.push(String(text).trim());
    return true;
  });
  const failed = await runSteps([
    node('last', 'console.log("of last")', 'slow', 'broken'),
    node('slow', 'process.stdin.resume(); setTimeout(() => console.log("of slow"), 300)'),
    node('broken', 'console.error("of broken"); process.exit(3)'),
    { title: 'missing', command: '/no/such/program', parameters: [] },
  ]);
  vi.restoreAllMocks();
  expect(failed.toSorted()).toEqual(['broken', 'missing']);
  const at = (text: string) => shown.findIndex((line) => line.includes(text));
  expect(at('of last')).toBeGreaterThan(at('of slow'));
  expect(at('of last')).toBeGreaterThan(at('of broken'));
  for (const title of ['last', 'slow', 'broken'])
    expect(at(`of ${title}`)).toBe(at(`== ${title}`) + 1);
  expect(shown[at('== broken')]).toMatch(/FAILED$/);
});

test('TST-10 steps that wait for each other are an error, not a run without an end', async () => {
  const steps = [node('one', '', 'other'), node('other', '', 'one')];
  await expect(runSteps(steps)).rejects.toThrow('one, other');
});
