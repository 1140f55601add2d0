import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { benchBackup } from '../server/bench/backup.bench.ts';
import { benchFlood } from '../server/bench/flood.bench.ts';
import { benchJudging } from '../server/bench/judging.bench.ts';
import { benchLists } from '../server/bench/lists.bench.ts';
import { benchMemory } from '../server/bench/memory.bench.ts';
import { benchRows } from '../server/bench/rows.bench.ts';
import { benchStart } from '../server/bench/start.bench.ts';
import { benchSync } from '../server/bench/sync.bench.ts';
import { benchWatching } from '../server/bench/watching.bench.ts';

const rounded = (value: number | null): string => (value === null ? '-' : value.toFixed(1));

if (process.argv[2] === 'flood') {
  console.log('While one floods, another account waits, ms by the clock');
  for (const { flood, before, during } of await benchFlood()) {
    const words = (['stored', 'asked', 'loop'] as const).map((what) => {
      const [from, to] = [before[what], during[what]].map((at) => at.map(rounded).join(' / '));
      return `${what} ${from} → ${to}`;
    });
    console.log(`  ${flood} (p50 / p99, before → during): ${words.join('; ')}`);
  }
  process.exit(0);
}

if (process.argv[2] === 'rows') {
  console.log(
    'A million entries of the trail, half a million sheets, PostgreSQL, the login of requests',
  );
  await benchRows((words) => console.log(`  ${words}`));
  process.exit(0);
}

if (process.argv[2] === 'backup') {
  console.log('Backups while a taster marks, ms by the clock');
  for (const { engine, what, took, bytes, before, during } of await benchBackup()) {
    const [was, is] = [before, during].map(({ stored, loop }) => [stored[1], loop[1], loop[2]]);
    const size = (bytes / 1_048_576).toFixed(1);
    console.log(`  ${engine}, ${what}: ${(took / 1000).toFixed(1)} s, ${size} MiB`);
    for (const [at, name] of ['mark to stored p99', 'loop late p99', 'loop late, most'].entries())
      console.log(`    ${name} ${rounded(was?.[at] ?? null)} → ${rounded(is?.[at] ?? null)}`);
  }
  process.exit(0);
}

async function tellWatching(): Promise<void> {
  console.log('\nOne session of 24 tasters that standard clients watch, ms by the clock');
  for (const database of ['PGlite', 'Postgres'])
    for (const count of [10, 200]) {
      const { watchers, all, middle, longest } = await benchWatching(count, database);
      console.log(
        `  ${database}, ${watchers} watchers: all have it after ${rounded(all)}; a sheet begun is known to all after ${rounded(middle)}, at most ${rounded(longest)}`,
      );
    }
}

if (process.argv[2] === 'watching') {
  await tellWatching();
  process.exit(0);
}

if (process.argv[2] === 'memory') {
  const mebibytes = (bytes: number): string => Math.round(bytes / 1_048_576).toString();
  const own = join(import.meta.dirname, '..');
  for (const root of [...process.argv.slice(3), own]) {
    console.log(`Memory of the product in ${root}, MiB`);
    await benchMemory(root, ({ when, resident, anonymous, most, threads }) => {
      const held = threads.map((one) => `${mebibytes(one.heap)} + ${mebibytes(one.external)}`);
      console.log(
        `  ${when}: resident ${mebibytes(resident)}, anonymous ${mebibytes(anonymous)}, at most ${mebibytes(most)}; heap + external of each thread ${held.join(', ')}`,
      );
    });
  }
  process.exit(0);
}

if (process.argv[2] === 'booth') {
  console.log('A booth in Chromium');
  const page = join(import.meta.dirname, '../stories/booth.bench.main.ts');
  process.exit(spawnSync(process.execPath, [page], { stdio: 'inherit' }).status ?? 1);
}

if (process.argv[2] === 'quality') {
  console.log('Ten years of a busy panel in Chromium');
  const page = join(import.meta.dirname, '../stories/quality.bench.main.ts');
  process.exit(
    spawnSync(process.execPath, [page, ...process.argv.slice(3)], { stdio: 'inherit' }).status ?? 1,
  );
}

if (process.argv[2] === 'pages') {
  console.log('What the pages weigh in Chromium');
  const page = join(import.meta.dirname, '../stories/pages.bench.main.ts');
  process.exit(
    spawnSync(process.execPath, [page, ...process.argv.slice(3)], { stdio: 'inherit' }).status ?? 1,
  );
}

/** The statistics run in their own process, so that their memory can be measured alone. */
spawnSync(process.execPath, [join(import.meta.dirname, '../stats-worker/bench/main.ts')], {
  stdio: 'inherit',
});

console.log('\nThe first page of 50,000 samples, ms by the clock');
for (const { engine, list, shortest, middle } of await benchLists())
  console.log(`  ${engine}, ${list}: shortest ${rounded(shortest)}, middle ${rounded(middle)}`);

const judging = benchJudging();
console.log(
  `\nOne update of a sheet: ${rounded(judging.apply)} µs to apply, ${rounded(judging.judge)} µs to judge whether it is in step, ${rounded(judging.result)} µs what it would make (${rounded(judging.tried)} µs where it is tried)`,
);

console.log('\nThe start of the product, ms by the clock');
for (const { engine, sheets, listening, reconciled } of await benchStart())
  console.log(
    `  ${engine}, ${sheets} open sheets: listens after ${rounded(listening)}, up to date after ${rounded(reconciled)}`,
  );

await tellWatching();

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
