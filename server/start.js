import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// OPS-9: this file is JavaScript that every version of Node can read. If Node is too old for the
// product, it prints the version that is needed, and where to get it.

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const needed = engines.node.replace('>=', '');

/** @type {(version: string) => number} */
const rank = (version) => {
  const [major, minor] = version.split('.').map(Number);
  return major * 1000 + minor;
};

if (rank(process.versions.node) >= rank(needed)) {
  await import('./main.ts');
} else {
  const own = join(root, 'node_modules', '.bin', 'node');
  const where = existsSync(own)
    ? `Its own is there: ${own} ${join(root, 'server', 'start.js')}`
    : `Run npm ci, which brings it into ${join(root, 'node_modules', '.bin')}`;
  console.error(
    `Verdial needs Node ${needed} or later; this is ${process.versions.node}, of ${process.execPath}. ${where}`,
  );
  process.exitCode = 1;
}
