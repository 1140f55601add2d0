import { parseArgs } from 'node:util';
import { freshSeed } from '../../tools/property-seeds.ts';
import { fuzzUpdates } from './fuzz-updates.ts';

/** Tries `--count` forged updates (100,000 unless said otherwise), from a seed that was never tried, or `--seed`. */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string', default: '100000' } },
});
const seed = freshSeed(values.seed);
const from = performance.now();
const { tried, refused, passedOver, taken } = await fuzzUpdates(seed, Number(values.count));
const seconds = Math.round((performance.now() - from) / 1000);
console.log(
  `${tried} forged updates: ${refused} refused, ${passedOver} passed over, ${taken} taken, all promises hold; seed ${seed}, ${seconds} s`,
);
