import { spawn } from 'node:child_process';

/** A tool of node_modules/.bin with its parameters, and a title for people. */
export type Step = {
  readonly title: string;
  readonly command: string;
  readonly parameters: readonly string[];
  /** Titles of the steps that must end before this one starts. */
  readonly after?: readonly string[];
};

/**
 * Runs a tool of node_modules/.bin and shows its output. Resolves to its exit code; a failure never
 * rejects.
 */
export function runStep(
  title: string,
  command: string,
  parameters: readonly string[],
): Promise<number> {
  console.log(`\n== ${title}`);
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { ...optionsFor(command), stdio: 'inherit' });
    child.on('error', (problem) => {
      console.error(`${title}: ${problem.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs steps in parallel, two at a time, in the order of the list; each waits for the steps that it
 * names. The output of a step is shown when it ends. Resolves to the titles of the steps that
 * failed.
 */
export async function runSteps(
  steps: readonly Step[],
  show: (output: string) => void = console.log,
): Promise<readonly string[]> {
  const waiting = [...steps];
  const unfinished = new Set(steps.map(({ title }) => title));
  const failed: string[] = [];
  const running = new Set<Promise<void>>();
  while (unfinished.size > 0) {
    const ready = waiting.findIndex(
      ({ after = [] }) => !after.some((title) => unfinished.has(title)),
    );
    if (running.size < 2 && ready >= 0) {
      for (const step of waiting.splice(ready, 1)) {
        const run = runQuietly(step, show).then((code) => {
          unfinished.delete(step.title);
          if (code !== 0) failed.push(step.title);
          running.delete(run);
        });
        running.add(run);
      }
    } else if (running.size > 0) await Promise.race(running);
    else throw new Error(`these steps wait for each other: ${[...unfinished].join(', ')}`);
  }
  return failed;
}

function runQuietly(
  { title, command, parameters }: Step,
  show: (output: string) => void,
): Promise<number> {
  const started = performance.now();
  return new Promise((resolve) => {
    const output: Buffer[] = [];
    const end = (code: number): void => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const heading = `\n== ${title} (${seconds} s)${code === 0 ? '' : ' FAILED'}`;
      show(`${heading}\n${Buffer.concat(output)}`.trimEnd());
      resolve(code);
    };
    const child = spawn(command, parameters, {
      ...optionsFor(command),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (data: Buffer) => output.push(data));
    child.stderr.on('data', (data: Buffer) => output.push(data));
    // If the program is not found, the event 'close' does not follow.
    child.once('error', (problem) => {
      output.push(Buffer.from(`${problem.message}\n`));
      end(1);
    });
    child.once('close', (code) => {
      if (child.pid !== undefined) end(code ?? 1);
    });
  });
}

const optionsFor = (command: string) => ({
  shell: process.platform === 'win32',
  // Vite would make a test build for a test; the production build is wanted.
  env: { ...process.env, ...(command === 'vite' ? { NODE_ENV: 'production' } : {}) },
});
