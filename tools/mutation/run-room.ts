import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import { MutationReport, type Score, scoreOf } from './report.ts';
import type { Room } from './rooms.ts';

/**
 * Tries the tests of a room: changes its code, or only the named files, one mutation at a time, and runs the tests that
 * reach it. What was tried before and has not changed since, code or tests, is not tried again.
 */
export async function runRoom(room: Room, files: readonly string[]): Promise<Score> {
  process.env['MUTATION_TESTS'] = room.tests.join(' ');
  process.env['TEST_ENGINES'] = 'one';
  const name = room.name.replaceAll('/', '-');
  const fileName = `out/mutation/${name}${files.length > 0 ? '.part' : ''}.json`;
  await new Stryker({
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', './tools/mutation/ignore-words.ts'],
    ignorers: ['words'],
    mutate: files.length > 0 ? [...files] : [...room.code],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName },
    incremental: true,
    incrementalFile: `out/mutation/${name}.incremental.json`,
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env['MUTATION_WORKERS'] ?? availableParallelism()),
    tempDirName: 'out/mutation/sandbox',
    ignorePatterns: ['out', 'dist', 'data'],
    // Types are no business of this run, and the native compiler has not the interface that Stryker asks for.
    checkers: [],
    tsconfigFile: 'none.json',
    allowEmpty: true,
    timeoutMS: 20_000,
  }).runMutationTest();
  return scoreOf(MutationReport.parse(JSON.parse(readFileSync(fileName, 'utf8'))));
}
