import { defineConfig } from 'vitest/config';
import { FIXED_SEEDS } from '../property-seeds.ts';
import { QuickFirst } from './quick-first.ts';

/**
 * The tests of one room, as the mutation run asks for them in MUTATION_TESTS. Properties have their fixed seeds alone:
 * the same mutation is noticed or not, whoever runs it.
 */
const asked = (process.env['MUTATION_TESTS'] ?? '').split(' ').filter((glob) => glob !== '');

export default defineConfig({
  test: {
    include: asked.filter((glob) => !glob.startsWith('!')),
    exclude: [
      '**/node_modules/**',
      ...asked.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)),
    ],
    provide: { propertySeeds: FIXED_SEEDS, propertyStorm: false },
    // One worker for all files: to begin a new one for each takes longer than most tests.
    isolate: false,
    sequence: { sequencer: QuickFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
