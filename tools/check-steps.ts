import { runStep } from './run-step.ts';

const FOLDERS = ['domain', 'stats-worker', 'server', 'web', 'tools', 'stories'];

/** Everything that is checked without running the product. Resolves to the titles of the steps that failed. */
export async function runChecks(): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const folder of FOLDERS) {
    if ((await runStep(`types: ${folder}`, 'tsc', ['-p', folder])) !== 0)
      failed.push(`types: ${folder}`);
  }
  if ((await runStep('lint and format', 'biome', ['check', '.'])) !== 0) failed.push('lint');
  return failed;
}
