import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { brotliPlugin } from './tools/brotli-plugin.ts';
import { buildManifestPlugin } from './tools/build-manifest-plugin.ts';
import { chunkNames } from './tools/chunk-groups.ts';
import { directImports } from './tools/direct-imports-plugin.ts';
import { handbook } from './tools/handbook/handbook-plugin.ts';
import { ownLanguages } from './tools/own-languages-plugin.ts';
import { zipInPage } from './tools/zip-in-page-plugin.ts';
import { zodInPage } from './tools/zod-in-page-plugin.ts';

const nameOf = chunkNames(import.meta.dirname, 'web/main.tsx');

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    vanillaExtractPlugin(),
    handbook(import.meta.dirname),
    zipInPage(),
    zodInPage(),
    ownLanguages(),
    directImports(import.meta.dirname),
    buildManifestPlugin(import.meta.dirname),
    VitePWA({
      // A kiosk must never reload itself in mid-tasting: the page asks first.
      registerType: 'prompt',
      injectRegister: false,
      manifest: { name: 'Verdial', short_name: 'Verdial', display: 'standalone' },
      workbox: {
        // The first visit already has the page on the device: a kiosk may lose its network a minute later.
        clientsClaim: true,
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        // The documentation is read at the server: no booth carries it.
        globIgnores: ['docs/**'],
        navigateFallbackDenylist: [/^\/api\//, /^\/collab/, /^\/watch\//, /^\/health/, /^\/docs\//],
      },
    }),
    brotliPlugin(),
  ],
  resolve: { dedupe: ['yjs', 'y-protocols', 'react', 'react-dom'] },
  worker: {
    format: 'es',
    plugins: () => [zodInPage()],
    // The licences of the packages are a page of the documentation: in the worker they were half of it.
    rolldownOptions: { output: { comments: { legal: false } } },
  },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // The chunks of each page: `npm run check` weighs them (tools/page-budget.ts).
    manifest: 'chunks.json',
    target: 'es2023',
    // In kB. The screens of the desk and the statistics are each loaded once and kept: they are as large as they are meant to be.
    chunkSizeWarningLimit: 1_000,
    // One sheet of styles weighs 25 kB on the way; one for each part of a screen were forty requests a page.
    cssCodeSplit: false,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        // Groups may need each other in a circle: without it a page of theirs stays empty, and nothing tells why.
        strictExecutionOrder: true,
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        // Left to itself the bundler makes two hundred files smaller than 2 kB.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            {
              debugName: 'screens',
              name: (id, context) => nameOf(id, (one) => context.getModuleInfo(one)),
              priority: 1,
            },
          ],
        },
      },
    },
    // Sixty preload links stop the page longer than they save: its scripts are on the device from the first visit on.
    modulePreload: {
      resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')),
    },
  },
  server: {
    proxy: {
      // A bare address would change the Host header, and the server would take the page for a foreign one.
      '/api': { target: 'http://127.0.0.1:4400', changeOrigin: false },
      '/collab': { target: 'ws://127.0.0.1:4400', ws: true },
      '/watch/': { target: 'ws://127.0.0.1:4400', ws: true },
    },
  },
});
