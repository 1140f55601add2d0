import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import { MutationReport, type Score, scoreOf } from './report.ts';
import type { Room } from './rooms.ts';
import type { SampleShare } from './sample-share.ts';

/**
 * Runs the mutation test of a room, or of the named files in it: changes the code by one mutation
 * at a time, and runs the tests that cover it. Results are cached until code or tests change
 * (incremental mode). With a `share` only a random sample of the mutations is tried, with a cache
 * of its own.
 */
export async function runRoom(
  room: Room,
  files: readonly string[],
  share: SampleShare | null = null,
): Promise<Score> {
  process.env['MUTATION_TESTS'] = room.tests.join(' ');
  process.env['TEST_ENGINES'] = 'one';
  process.env['TEST_WAIT'] = '6000';
  const drawn = share === null ? '' : `.${share.percent}-${share.seed}`;
  if (share !== null) process.env['MUTATION_SAMPLE'] = `${share.percent}:${share.seed}`;
  const fileName = `${baseOf(room)}${drawn}${files.length > 0 ? '.part' : ''}.json`;
  await new Stryker({
    testRunner: 'vitest',
    // A constant of a module affects every test of the room that imports the module, and no other.
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: true },
    dryRunTimeoutMinutes: 20,
    plugins: [
      '@stryker-mutator/vitest-runner',
      './tools/mutation/ignore-words.ts',
      './tools/mutation/sample-checker.ts',
    ],
    ignorers: ['words'],
    mutate: files.length > 0 ? [...files] : [...room.code],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName },
    incremental: true,
    incrementalFile: `${baseOf(room)}${drawn}.incremental.json`,
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env['MUTATION_WORKERS'] ?? availableParallelism()),
    tempDirName: 'out/mutation/sandbox',
    ignorePatterns: ['out', 'dist', 'data'],
    // Types are not checked here: the native compiler lacks the interface that Stryker needs.
    checkers: share === null ? [] : ['sample'],
    tsconfigFile: 'none.json',
    allowEmpty: true,
    timeoutMS: 5_000,
  }).runMutationTest();
  return readScore(fileName);
}

/** Reads the score of a room from the cached results of earlier runs; runs nothing. */
export const knownScore = (room: Room): Score =>
  existsSync(knownOf(room)) ? readScore(knownOf(room)) : { tried: 0, noticed: 0, survivors: [] };

const baseOf = (room: Room): string => `out/mutation/${room.name.replaceAll('/', '-')}`;
const knownOf = (room: Room): string => `${baseOf(room)}.incremental.json`;
const readScore = (file: string): Score =>
  scoreOf(MutationReport.parse(JSON.parse(readFileSync(file, 'utf8'))));
