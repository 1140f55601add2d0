import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import { MutationReport, type Score, scoreOf } from './report.ts';
import type { Room } from './rooms.ts';
import type { SampleShare } from './sample-share.ts';

/**
 * Tries the tests of a room: changes its code, or only the named files, one mutation at a time, and runs the tests that
 * reach it. What was tried before and has not changed since, code or tests, is not tried again. With a `share` only the
 * mutations that chance draws are tried, and remembered apart.
 */
export async function runRoom(
  room: Room,
  files: readonly string[],
  share: SampleShare | null = null,
): Promise<Score> {
  process.env['MUTATION_TESTS'] = room.tests.join(' ');
  process.env['TEST_ENGINES'] = 'one';
  const drawn = share === null ? '' : `.${share.percent}-${share.seed}`;
  if (share !== null) process.env['MUTATION_SAMPLE'] = `${share.percent}:${share.seed}`;
  const fileName = `${baseOf(room)}${drawn}${files.length > 0 ? '.part' : ''}.json`;
  await new Stryker({
    testRunner: 'vitest',
    // A constant made when a file is loaded concerns every test of the room that imports it, and no other.
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
    // Types are no business of this run, and the native compiler has not the interface that Stryker asks for.
    checkers: share === null ? [] : ['sample'],
    tsconfigFile: 'none.json',
    allowEmpty: true,
    timeoutMS: 5_000,
  }).runMutationTest();
  return readScore(fileName);
}

/** What is known of a room from earlier runs, whole or of single files; nothing is tried. */
export const knownScore = (room: Room): Score =>
  existsSync(knownOf(room)) ? readScore(knownOf(room)) : { tried: 0, noticed: 0, survivors: [] };

const baseOf = (room: Room): string => `out/mutation/${room.name.replaceAll('/', '-')}`;
const knownOf = (room: Room): string => `${baseOf(room)}.incremental.json`;
const readScore = (file: string): Score =>
  scoreOf(MutationReport.parse(JSON.parse(readFileSync(file, 'utf8'))));
