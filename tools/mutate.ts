import { availableParallelism } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import { ROOMS } from './mutation/rooms.ts';

const words = process.argv.slice(2);
for (const room of ROOMS) {
  const files = words.filter((word) => word.startsWith(`${room.name}/`) && word.includes('.ts'));
  if (words.length > 0 && !words.includes(room.name) && files.length === 0) continue;
  process.env['MUTATION_TESTS'] = room.tests.join(' ');
  process.env['TEST_ENGINES'] = 'one';
  const name = room.name.replaceAll('/', '-');
  await new Stryker({
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    mutate: files.length > 0 ? files : [...room.code],
    reporters: ['json', 'progress-append-only', 'clear-text'],
    clearTextReporter: {
      logTests: false,
      allowColor: false,
      reportTests: false,
      reportScoreTable: true,
    },
    jsonReporter: { fileName: `out/mutation/${name}.json` },
    incremental: true,
    incrementalFile: `out/mutation/${name}.incremental.json`,
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env['MUTATION_WORKERS'] ?? availableParallelism()),
    tempDirName: 'out/mutation/sandbox',
    ignorePatterns: ['out', 'dist', 'data'],
    // Types are no business of a run: what is not checked by types is checked by tests.
    checkers: [],
    tsconfigFile: 'none.json',
    allowEmpty: true,
    timeoutMS: 20_000,
  }).runMutationTest();
}
