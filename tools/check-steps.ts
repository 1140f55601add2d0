import { runStep } from './run-step.ts';

const FOLDERS = ['domain', 'stats-worker', 'server', 'web', 'tools', 'stories'];

/** A message that is in the code and not in a catalogue is extracted first, so that it counts as untranslated. */
const STEPS: readonly (readonly [title: string, program: string, words: readonly string[]])[] = [
  ['lint and format', 'biome', ['check', '.']],
  ['unused code', 'knip', []],
  ['messages', 'lingui', ['extract', '--clean']],
  ['translations complete', 'lingui', ['compile', '--strict']],
  ['the page builds', 'vite', ['build', '--logLevel', 'warn']],
];

/** Everything that is checked without running the product. Resolves to the titles of the steps that failed. */
export async function runChecks(): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const folder of FOLDERS) {
    if ((await runStep(`types: ${folder}`, 'tsc', ['-p', folder])) !== 0)
      failed.push(`types: ${folder}`);
  }
  for (const [title, program, words] of STEPS)
    if ((await runStep(title, program, words)) !== 0) failed.push(title);
  return failed;
}
