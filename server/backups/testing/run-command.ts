import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Runs a program of backups with these settings; answers its code and what it said. */
export async function runCommand(
  settings: Readonly<Record<string, string>>,
  main: string,
  given: readonly string[],
  input = '',
) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', main), ...given], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input);
  const [[code], said, complained] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, said, complained };
}
