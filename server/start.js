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

/**
 * OPS-21: goes on as the same process with what Node and the C library read only at its beginning:
 * collecting garbage on request, returning freed memory at once, and keeping compiled sources.
 * Returns where the system cannot do that.
 */
function beginLean() {
  const begun = 'VERDIAL_BEGUN';
  if (process.env[begun] === '1' || typeof process.execve !== 'function') return;
  if (process.platform === 'win32') return;
  const environment = {
    // The C library of Linux otherwise keeps what compiling the database engine took.
    MALLOC_TRIM_THRESHOLD_: '131072',
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'verdial'),
    ...process.env,
    [begun]: '1',
  };
  const [, program = '', ...rest] = process.argv;
  const given = ['--expose-gc', ...process.execArgv, program, ...rest];
  process.execve(process.execPath, [process.execPath, ...given], environment);
}

if (rank(process.versions.node) >= rank(needed)) {
  beginLean();
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
