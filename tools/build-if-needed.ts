import { join } from 'node:path';
import { isOlder } from './is-older.ts';
import { BUILT_PAGE, PAGE_SOURCES } from './page-sources.ts';
import { runStep } from './run-step.ts';

const root = join(import.meta.dirname, '..');
if (isOlder(root, BUILT_PAGE, PAGE_SOURCES))
  process.exitCode = await runStep('building the page', 'vite', ['build', '--logLevel', 'warn']);
