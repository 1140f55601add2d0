import { defineConfig } from 'vitest/config';
import { FIXED_SEEDS, freshSeed } from './tools/property-seeds.ts';

const provide = {
  propertySeeds: [...FIXED_SEEDS, freshSeed(process.env['PROPERTY_SEED'])],
  propertyStorm: process.env['PROPERTY_STORM'] === 'yes',
};

/**
 * Four kinds of proof: pure rules, the server with real parts, stories, components. The browser of the components stays open
 * to the end of the run with the page of the last test, which would take from the stories what moves on it.
 * Projects that stand in one `groupOrder` must say the same `maxWorkers`, or nothing runs at all.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          provide,
          // Nothing is built at module level, so that files share a process: what they import is read once.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
          include: [
            'domain/**/*.test.ts',
            'stats-worker/**/*.test.ts',
            'tools/**/*.test.ts',
            'web/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'server',
          provide,
          include: ['server/**/*.test.ts'],
          setupFiles: ['server/testing/keep-engine.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
          // As above; what the engine compiled is there for the next.
          isolate: false,
        },
      },
      'web/vitest.config.{ts,mts}',
      {
        test: {
          name: 'stories',
          globalSetup: 'stories/support/prepare.ts',
          include: ['stories/**/*.story.ts'],
          testTimeout: 480_000,
          hookTimeout: 300_000,
          // A picture or a word that is on its way is waited for, also where ten pages load at once.
          expect: { poll: { timeout: 20_000 } },
          // A story waits for pages and timers a third of its time: three of them fill two cores.
          maxWorkers: 3,
          // Stories of one worker share its browser and its server.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
