import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { QUICK_ENGINE } from '../../tools/quick-engine.ts';

/** What became of a program: the code it ended with, what it said and what it complained of. */
export type Ended = { readonly code: unknown; readonly said: string; readonly complained: string };

/** Runs a program of the product in a process of its own, with these settings alone; `main` is its path from the root. */
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
  // A program that refuses before it reads has closed the pipe.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [[code], said, complained] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, said, complained };
}

/** Where what a start compiles is kept for the next, where that is said. */
const compiled = (): Readonly<Record<string, string>> => {
  const folder = process.env['NODE_COMPILE_CACHE'];
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
};
