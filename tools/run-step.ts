import { spawn } from 'node:child_process';

/** Runs one tool of node_modules/.bin with its output shown; resolves to its exit code, never rejects on failure. */
export function runStep(
  title: string,
  command: string,
  parameters: readonly string[],
): Promise<number> {
  console.log(`\n== ${title}`);
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      // A build that a test asks for is the build that people get: Vite would make one for tests.
      env: { ...process.env, ...(command === 'vite' ? { NODE_ENV: 'production' } : {}) },
    });
    child.on('error', (problem) => {
      console.error(`${title}: ${problem.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
