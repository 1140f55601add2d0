import { parseArgs } from 'node:util';
import { freshSeed } from '../../tools/property-seeds.ts';
import { scriptOf, tellStep } from './script.ts';
import { shrink } from './shrink.ts';
import { simulate } from './simulate.ts';

/** Plays `--seeds` stories (10,000 unless said otherwise), from a seed that was never tried; or one, `--seed`, with its trace. */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, seeds: { type: 'string', default: '10000' } },
});
const first = freshSeed(values.seed);
const many = values.seed === undefined ? Number(values.seeds) : 1;
const begun = performance.now();
const write = (text: string): void => void process.stdout.write(`${text}\n`);

let failed = 0;
for (let seed = first; seed < first + many; seed += 1) {
  const told = await simulate(scriptOf(seed));
  if (values.seed !== undefined) write(told.trace.join('\n'));
  if (told.broken === null) continue;
  failed += 1;
  write(`seed ${seed}: ${told.broken}`);
  const least = await shrink(scriptOf(seed));
  write(least.told.trace.join('\n'));
  write(`seed ${seed}, ${least.steps.length} steps: ${least.told.broken}`);
  write(least.steps.map(tellStep).join('\n'));
}
const minutes = (performance.now() - begun) / 60_000;
write(`${many} seeds from ${first}: ${failed} failed, ${Math.round(many / minutes)} a minute`);
process.exitCode = failed === 0 ? 0 : 1;
