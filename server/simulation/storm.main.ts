import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freshSeed } from '../../tools/property-seeds.ts';
import { KILLED_ON, runKills, tellKills } from '../kills/run-kills.ts';
import { scriptOf, tellStep } from './script.ts';
import { shrink } from './shrink.ts';
import { simulate } from './simulate.ts';

/**
 * Storms with a program of their own: a booth in a real browser, and the slow property-based tests,
 * which the test runner runs.
 */
const OTHERS = new Map([
  ['booth', '../../stories/booth-storm/storm.main.ts'],
  ['properties', '../../tools/storm-properties.ts'],
]);
const other = OTHERS.get(process.argv[2] ?? '');
if (other !== undefined) {
  const main = join(import.meta.dirname, other);
  const { status } = spawnSync(process.execPath, [main, ...process.argv.slice(3)], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

/**
 * Command line of the storm: plays `--seeds` stories (10,000 by default) from a new seed, or one
 * story, `--seed`, with its trace. `--kill` runs crash tests of the real server instead: `--kills`
 * times (1,000 by default) on each database, or on the one that `--on` names.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string', default: '10000' },
    kill: { type: 'boolean', default: false },
    kills: { type: 'string', default: '1000' },
    on: { type: 'string' },
  },
});
const TOLD_EVERY = 500;
const first = freshSeed(values.seed);
const write = (text: string): void => void process.stdout.write(`${text}\n`);

/** KEE-33: an interrupted run reports what it found until then; a second signal ends it at once. */
const STATUS = { SIGINT: 130, SIGTERM: 143 } as const;
const cutting = new AbortController();
let cutBy: keyof typeof STATUS | null = null;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    cutBy = signal;
    cutting.abort();
  });
const cutWords = (): string => (cutBy === null ? '' : `cut off by ${cutBy}: `);

const failed = values.kill ? await kill() : await play();
process.exit(failed > 0 ? 1 : cutBy === null ? 0 : STATUS[cutBy]);

async function kill(): Promise<number> {
  let wrong = 0;
  for (const on of KILLED_ON.filter((one) => values.on === undefined || values.on === one)) {
    if (cutting.signal.aborted) break;
    // Written first, so that a run that is killed shows what it was doing.
    write(`${on}: ${values.kills} kills, seed ${first}`);
    const figures = await runKills(on, {
      kills: Number(values.kills),
      seed: first,
      cutOff: cutting.signal,
      onKill: (so) => so.kills % 50 === 0 && write(`  ${tellKills(on, so)}`),
    });
    for (const problem of figures.wrong) write(problem);
    write(`${cutWords()}${tellKills(on, figures)}; seed ${first}`);
    wrong += figures.wrong.length;
  }
  return wrong;
}

async function play(): Promise<number> {
  const many = values.seed === undefined ? Number(values.seeds) : 1;
  const begun = performance.now();
  // Written first, so that an interrupted run shows what it was doing.
  write(`${many} seeds from ${first}`);
  let broken = 0;
  let done = 0;
  for (let seed = first; seed < first + many; seed += 1) {
    const played = seed - first;
    if (played > 0 && played % TOLD_EVERY === 0) write(`  ${played} played, ${broken} failed`);
    const told = await simulate(scriptOf(seed));
    done += 1;
    if (values.seed !== undefined) write(told.trace.join('\n'));
    // A story never yields to the event loop, which must turn for a signal to be received.
    await new Promise((resolve) => setImmediate(resolve));
    if (cutting.signal.aborted && told.broken === null) break;
    if (told.broken === null) continue;
    broken += 1;
    write(`seed ${seed}: ${told.broken}`);
    const least = await shrink(scriptOf(seed));
    write(least.told.trace.join('\n'));
    write(`seed ${seed}, ${least.steps.length} steps: ${least.told.broken}`);
    write(least.steps.map(tellStep).join('\n'));
    if (cutting.signal.aborted) break;
  }
  const minutes = (performance.now() - begun) / 60_000;
  const played = done === many ? `${many}` : `${done} of ${many}`;
  const pace = Math.round(done / minutes);
  write(`${cutWords()}${played} seeds from ${first}: ${broken} failed, ${pace} a minute`);
  return broken;
}
