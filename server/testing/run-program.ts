import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { QUICK_ENGINE } from '../../tools/quick-engine.ts';

/** The result of a program: its exit code, its standard output and its standard error. */
export type Ended = { readonly code: unknown; readonly said: string; readonly complained: string };

/**
 * Runs a program of the product in a child process, with only these environment variables. `main`
 * is its path from the root.
 */
export async function runProgram(
  main: string,
  given: readonly string[],
  settings: Readonly<Record<string, string>>,
  input = '',
): Promise<Ended> {
  const path = resolve(import.meta.dirname, '..', '..', main);
  const child = spawn(process.execPath, [...QUICK_ENGINE, path, ...given], {
    env: { PATH: process.env['PATH'], ...compiled(), ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A program that exits before it reads closes the pipe.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [[code], said, complained] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, said, complained };
}

/** The Node compile cache for the child process, if one is set. */
const compiled = (): Readonly<Record<string, string>> => {
  const folder = process.env['NODE_COMPILE_CACHE'];
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
};
