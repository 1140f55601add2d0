import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isOlder } from './is-older.ts';
import { BUILT_PAGE, PAGE_SOURCES } from './page-sources.ts';
import { makeRelease } from './release/make-release.ts';
import { packFolder } from './release/pack-folder.ts';
import { runStep } from './run-step.ts';

/**
 * `npm run release`: builds the page if a source is newer, and makes the release of this version in
 * `out/release`. The pictures of `npm run gallery` in `out/gallery` are released in an archive of
 * their own.
 */
const root = join(import.meta.dirname, '..');
const code = isOlder(root, BUILT_PAGE, PAGE_SOURCES)
  ? await runStep('building the page', 'vite', ['build', '--logLevel', 'warn'])
  : 0;
if (code === 0) {
  const { file, sha256 } = await makeRelease(root, join(root, 'out', 'release'), new Date());
  console.log(`${file}\nsha256 ${sha256}`);
  if (existsSync(join(root, 'out', 'gallery', 'index.html'))) {
    const pictures = file.replace(/\.tgz$/, '-gallery.tgz');
    await packFolder(join(root, 'out'), 'gallery', pictures);
    console.log(pictures);
  } else console.log('without a gallery: npm run gallery makes it');
} else process.exitCode = code;
