import { join } from 'node:path';
import { isOlder } from '../../tools/is-older.ts';
import { BUILT_PAGE, PAGE_SOURCES } from '../../tools/page-sources.ts';
import { runStep } from '../../tools/run-step.ts';

/** Builds the page before the stories if a source is newer. */
export default async function buildPage(): Promise<void> {
  const root = join(import.meta.dirname, '..', '..');
  if (!isOlder(root, BUILT_PAGE, PAGE_SOURCES)) return;
  const code = await runStep('building the page', 'vite', ['build', '--logLevel', 'warn']);
  if (code !== 0) throw new Error('the page does not build');
}
