import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// REL-1: JavaScript that every Node reads: installs what the release runs on, where that is not there or is of another release.

const root = dirname(fileURLToPath(import.meta.url));
const wanted = readFileSync(join(root, 'npm-shrinkwrap.json'), 'utf8');
const mark = join(root, 'node_modules', '.installed.json');

if (!existsSync(mark) || readFileSync(mark, 'utf8') !== wanted) {
  console.log('Installing what Verdial runs on, once for this release ...');
  const given = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', given, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) writeFileSync(mark, wanted);
  else {
    console.error('npm could not install it; nothing was started.');
    process.exitCode = 1;
  }
}
