import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from '../tools/find-chromium.ts';
import { findAxeViolations } from './ui/testing/find-axe-violations.ts';

/** Runs the component tests in a real Chromium, operated by keyboard and by pointer. */
export default defineConfig(async () => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    vanillaExtractPlugin(),
  ],
  resolve: { dedupe: ['yjs', 'y-protocols', 'react', 'react-dom'] },
  // Pre-bundled: a dependency found during the first run would reload the page in the middle of a
  // test.
  optimizeDeps: {
    include: [
      '@hocuspocus/provider',
      '@internationalized/date',
      '@internationalized/number',
      '@lingui/core',
      '@lingui/react',
      '@noble/ciphers/aes.js',
      '@noble/hashes/scrypt.js',
      '@tanstack/react-query',
      '@tanstack/react-router',
      'd3-scale',
      'lib0/decoding',
      'lib0/encoding',
      'lucide-react',
      'react',
      'react-aria',
      'react-aria-components',
      'react-dom',
      'react-dom/client',
      'react-stately',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'vitest-browser-react',
      'yjs',
      'zod',
    ],
  },
  test: {
    name: 'components',
    include: ['**/*.test.tsx'],
    testTimeout: 60_000,
    // Two pages, since a page waits for timers and for the pointer a third of its time.
    maxWorkers: 2,
    sequence: { groupOrder: 2 },
    expect: { poll: { timeout: 5_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { findAxeViolations },
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' as const }],
      provider: playwright({
        launchOptions: { executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] },
      }),
    },
  },
}));
