import { expect, test } from 'vitest';
import { runSteps } from './run-step.ts';

const node = (title: string, script: string, ...after: readonly string[]) => ({
  title,
  command: process.execPath,
  parameters: ['-e', script],
  after,
});

test('TST-10 TST-16 steps run after those that they name, their output is kept together, and failures are named', async () => {
  const shown: string[] = [];
  const steps = [
    node('last', 'console.log("of last")', 'slow', 'broken'),
    node('slow', 'console.log("of slow")'),
    node('broken', 'console.error("of broken"); process.exit(3)'),
    { title: 'missing', command: '/no/such/program', parameters: [] },
  ];
  const failed = await runSteps(steps, (output) => void shown.push(output.trim()));
  expect(failed.toSorted()).toEqual(['broken', 'missing']);
  const at = (text: string) => shown.findIndex((line) => line.includes(text));
  expect(at('of last')).toBeGreaterThan(at('of slow'));
  expect(at('of last')).toBeGreaterThan(at('of broken'));
  for (const title of ['last', 'slow', 'broken'])
    expect(shown[at(`== ${title}`)]).toMatch(new RegExp(`\\)( FAILED)?\nof ${title}$`));
  expect(shown[at('== broken')]).toContain(' FAILED');
});

test('TST-10 steps that wait for each other are an error, not a run without an end', async () => {
  const steps = [node('one', '', 'other'), node('other', '', 'one')];
  await expect(runSteps(steps)).rejects.toThrow('one, other');
});
