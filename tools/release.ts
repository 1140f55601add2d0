import { join } from 'node:path';
import { isOlder } from './is-older.ts';
import { BUILT_PAGE, PAGE_SOURCES } from './page-sources.ts';
import { makeRelease } from './release/make-release.ts';
import { runStep } from './run-step.ts';

/** `npm run release`: builds the page where a source is newer, and makes the release of this version in `out/release`. */
const root = join(import.meta.dirname, '..');
const code = isOlder(root, BUILT_PAGE, PAGE_SOURCES)
  ? await runStep('building the page', 'vite', ['build', '--logLevel', 'warn'])
  : 0;
if (code === 0) {
  const { file, sha256 } = await makeRelease(root, join(root, 'out', 'release'), new Date());
  console.log(`${file}\nsha256 ${sha256}`);
} else process.exitCode = code;
