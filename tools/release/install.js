import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// REL-1: this file is JavaScript that every version of Node can read. It installs the runtime
// dependencies if they are missing or belong to another release.

const root = dirname(fileURLToPath(import.meta.url));
/** @type {(...path: string[]) => Record<string, { version?: string, optional?: boolean }>} */
const packagesIn = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8')).packages;

/**
 * Whether npm has installed the versions of the shrinkwrap, by this program or by hand. npm writes
 * a file of them when it is done.
 */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false;
  const there = packagesIn('node_modules', '.package-lock.json');
  return Object.entries(packagesIn('npm-shrinkwrap.json')).every(
    ([place, { version, optional }]) =>
      place === '' || there[place]?.version === version || (optional === true && !there[place]),
  );
}

if (!isInstalled()) {
  console.log('Installing what Verdial runs on, once for this release ...');
  const given = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', given, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm could not install it; nothing was started.');
    process.exitCode = 1;
  }
}
