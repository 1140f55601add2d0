import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

const STORM = join(import.meta.dirname, 'storm.main.ts');

/** A storm that is cut off as soon as it has said that it began: its lines, and how it ended. */
async function cutOff(signal: 'SIGINT' | 'SIGTERM', parameters: readonly string[]) {
  const child = spawn(process.execPath, [STORM, ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const gone = once(child, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (lines.length === 1) child.kill(signal);
  }
  return { lines, ended: await gone };
}

test('KEE-33 a storm that is cut off says how many seeds it played, and how many failed', async () => {
  const { lines, ended } = await cutOff('SIGINT', ['--seeds', '1000000']);
  expect(lines.at(-1)).toMatch(
    /^cut off by SIGINT: \d+ of 1000000 seeds from \d+: 0 failed, \d+ a minute$/,
  );
  expect(ended).toEqual([130, null]);
}, 120_000);

test('KEE-33 a storm of kills that is cut off says its figures, and ends the server that it started', async () => {
  const { lines, ended } = await cutOff('SIGTERM', [
    '--kill',
    '--kills',
    '1000',
    '--on',
    'embedded',
  ]);
  expect(lines.at(-1)).toMatch(/^cut off by SIGTERM: embedded: \d+ kills, .* 0 wrong; seed \d+$/);
  expect(ended).toEqual([143, null]);
}, 240_000);
