import { defineConfig } from 'vitest/config';

/** Four kinds of proof, slowest last: pure rules, the server with real parts, components, stories. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
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
          include: ['server/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      'web/vitest.config.{ts,mts}',
      {
        test: {
          name: 'stories',
          globalSetup: 'stories/support/build-page.ts',
          include: ['stories/**/*.story.ts'],
          testTimeout: 480_000,
          hookTimeout: 300_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});
