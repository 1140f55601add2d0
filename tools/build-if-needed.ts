import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isOlder } from './is-older.ts';
import { BUILT_PAGE, PAGE_SOURCES } from './page-sources.ts';
import { runStep } from './run-step.ts';

const root = join(import.meta.dirname, '..');
if (isOlder(root, BUILT_PAGE, PAGE_SOURCES)) {
  // REL-2: where the build tools are not installed, a page that fits the server is served as it is;
  // another page is rejected.
  if (existsSync(join(root, 'node_modules', 'vite'))) {
    // LOG-8: a line every two seconds, as the build itself says nothing.
    const from = performance.now();
    const telling = setInterval(() => {
      console.log(
        `  Building the page, ${Math.round((performance.now() - from) / 1000)} s so far ...`,
      );
    }, 2_000);
    process.exitCode = await runStep('building the page, once for these sources', 'vite', [
      'build',
      '--logLevel',
      'warn',
    ]);
    clearInterval(telling);
  } else if (!existsSync(join(root, BUILT_PAGE))) {
    console.error(
      'The page is not built, and the tools for it are not installed: run npm ci, then npm run build.',
    );
    process.exitCode = 1;
  }
}
