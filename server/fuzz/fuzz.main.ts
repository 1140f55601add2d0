import { parseArgs } from 'node:util';
import { freshSeed } from '../../tools/property-seeds.ts';
import { fuzzDesk } from './fuzz-desk.ts';
import { fuzzUpdates } from './fuzz-updates.ts';

/**
 * Runs the fuzz tests: `--count` forged updates (100,000 by default) and a tenth as many acts of a
 * modified desk, from a new seed, or from `--seed`.
 */
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
const desk = await fuzzDesk(seed, Math.ceil(Number(values.count) / 10));
console.log(
  `${desk.tried} acts of a hand-written desk: ${desk.refused} refused, ${desk.taken} taken, ${desk.unread} told as unreadable, no page was taken down`,
);
