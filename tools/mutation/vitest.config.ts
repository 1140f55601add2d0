import { defineConfig } from 'vitest/config';
import { FIXED_SEEDS } from '../property-seeds.ts';
import { keptThread } from './kept-thread.ts';
import { QuickFirst } from './quick-first.ts';

/**
 * The Vitest configuration of a mutation run: the tests of MUTATION_TESTS. Properties run with
 * their fixed seeds only, so that results are reproducible.
 */
const asked = (process.env['MUTATION_TESTS'] ?? '').split(' ').filter((glob) => glob !== '');

const isOfServer = asked.some((glob) => glob.startsWith('server/'));

export default defineConfig({
  plugins: [keptThread()],
  test: {
    include: asked.filter((glob) => !glob.startsWith('!')),
    exclude: [
      '**/node_modules/**',
      ...asked.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)),
    ],
    setupFiles: [
      'tools/mutation/no-mutation-yet.ts',
      ...(isOfServer ? ['server/testing/keep-engine.ts'] : []),
    ],
    provide: { propertySeeds: FIXED_SEEDS, propertyStorm: false },
    // One worker for all files: to start one for each file takes longer than most tests.
    isolate: false,
    sequence: { sequencer: QuickFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
