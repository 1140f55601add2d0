import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { benchJudging } from '../server/bench/judging.bench.ts';
import { benchLists } from '../server/bench/lists.bench.ts';
import { benchStart } from '../server/bench/start.bench.ts';
import { benchSync } from '../server/bench/sync.bench.ts';

/** The statistics have a process of their own, so that their memory can be told apart. */
spawnSync(process.execPath, [join(import.meta.dirname, '../stats-worker/bench/main.ts')], {
  stdio: 'inherit',
});

const rounded = (value: number | null): string => (value === null ? '-' : value.toFixed(1));

console.log('\nThe first page of 50,000 samples, ms by the clock');
for (const { engine, list, shortest, middle } of await benchLists())
  console.log(`  ${engine}, ${list}: shortest ${rounded(shortest)}, middle ${rounded(middle)}`);

const judging = benchJudging();
console.log(
  `\nOne update of a sheet: ${rounded(judging.apply)} µs to apply, ${rounded(judging.judge)} µs to judge before`,
);

console.log('\nThe start of the product, ms by the clock');
for (const { engine, sheets, listening, reconciled } of await benchStart())
  console.log(
    `  ${engine}, ${sheets} open sheets: listens after ${rounded(listening)}, up to date after ${rounded(reconciled)}`,
  );

for (const database of ['PGlite', 'Postgres']) {
  for (const booths of [200, 1000]) {
    const [ours, bare] = await benchSync(booths, database);
    if (ours === undefined || bare === undefined) continue;
    console.log(`\n${booths} booths, 500 marks/s`);
    for (const figures of [ours, bare]) {
      console.log(
        `  ${figures.server}: mark to stored p50 ${rounded(figures.storedP50)} ms, p99 ${rounded(figures.storedP99)} ms; ` +
          `burst ${Math.round(figures.burst)} marks/s; ${rounded(figures.memory)} KiB a booth`,
      );
    }
    console.log(`  burst beside the bare server: ${(ours.burst / bare.burst).toFixed(2)}`);
  }
}
process.exit(0);
