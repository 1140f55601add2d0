import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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

/** What no part of Verdial loads, by its place in the installed packages. */
const NOT_NEEDED = [
  '@automerge/automerge/dist/automerge.wasm',
  '@automerge/automerge/dist/cjs',
  '@automerge/automerge/dist/iife',
  '@automerge/automerge/dist/mjs/wasm_bindgen_output/bundler',
  '@automerge/automerge/dist/mjs/wasm_bindgen_output/web/automerge_wasm_bg.wasm',
  '@automerge/automerge/dist/mjs/wasm_bindgen_output/web/automerge_wasm_bg_base64.js',
  '@automerge/automerge/dist/mjs/wasm_bindgen_output/workerd',
];

/**
 * REL-24: removes a third of what npm installed: the C headers of Node, Automerge as other programs
 * load it, and source maps.
 */
function removeNotNeeded() {
  const modules = join(root, 'node_modules');
  const headers = readdirSync(modules)
    .filter((name) => /^node-/.test(name))
    .map((name) => join(name, 'include'));
  for (const place of [...NOT_NEEDED, ...headers])
    rmSync(join(modules, place), { recursive: true, force: true });
  removeMaps(modules);
}

/** @type {(folder: string) => void} */
function removeMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeMaps(path);
    else if (entry.name.endsWith('.map')) rmSync(path);
  }
}

/** @type {() => Promise<number | null>} */
function install() {
  const given = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawn('npm', given, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const from = Date.now();
  // LOG-8: npm itself says nothing.
  const telling = setInterval(() => {
    console.log(`  Installing packages, ${Math.round((Date.now() - from) / 1000)} s so far ...`);
  }, 2000);
  return new Promise((resolve) => {
    /** @type {(code: number | null) => void} */
    const end = (code) => {
      clearInterval(telling);
      resolve(code);
    };
    npm.once('error', () => end(null));
    npm.once('exit', end);
  });
}

if (!isInstalled()) {
  console.log('Installing what Verdial runs on, once for this release ...');
  if ((await install()) === 0) removeNotNeeded();
  else {
    console.error('npm could not install it; nothing was started.');
    process.exitCode = 1;
  }
}
