import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freshSeed } from '../../tools/property-seeds.ts';
import { KILLED_ON, runKills, tellKills } from '../kills/run-kills.ts';
import { scriptOf, tellStep } from './script.ts';
import { shrink } from './shrink.ts';
import { simulate } from './simulate.ts';

/** Storms that are programs of their own: a booth in a real browser, and the properties that take long, which the runner of tests plays. */
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
 * Plays `--seeds` stories (10,000 unless said otherwise), from a seed that was never tried; or one, `--seed`, with its trace.
 * With `--kill` the real server is ended instead, `--kills` times (1,000 unless said otherwise) on each database, or on the one
 * that `--on` names.
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
const failed = values.kill ? await kill() : await play();
process.exit(failed === 0 ? 0 : 1);

async function kill(): Promise<number> {
  let wrong = 0;
  for (const on of KILLED_ON.filter((one) => values.on === undefined || values.on === one)) {
    const figures = await runKills(on, {
      kills: Number(values.kills),
      seed: first,
      onKill: (so) => so.kills % 50 === 0 && write(`  ${tellKills(on, so)}`),
    });
    for (const problem of figures.wrong) write(problem);
    write(`${tellKills(on, figures)}; seed ${first}`);
    wrong += figures.wrong.length;
  }
  return wrong;
}

async function play(): Promise<number> {
  const many = values.seed === undefined ? Number(values.seeds) : 1;
  const begun = performance.now();
  // Said first, so that a run that is cut off tells where it stood.
  write(`${many} seeds from ${first}`);
  let broken = 0;
  for (let seed = first; seed < first + many; seed += 1) {
    const played = seed - first;
    if (played > 0 && played % TOLD_EVERY === 0) write(`  ${played} played, ${broken} failed`);
    const told = await simulate(scriptOf(seed));
    if (values.seed !== undefined) write(told.trace.join('\n'));
    if (told.broken === null) continue;
    broken += 1;
    write(`seed ${seed}: ${told.broken}`);
    const least = await shrink(scriptOf(seed));
    write(least.told.trace.join('\n'));
    write(`seed ${seed}, ${least.steps.length} steps: ${least.told.broken}`);
    write(least.steps.map(tellStep).join('\n'));
  }
  const minutes = (performance.now() - begun) / 60_000;
  write(`${many} seeds from ${first}: ${broken} failed, ${Math.round(many / minutes)} a minute`);
  return broken;
}
