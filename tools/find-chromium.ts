import { existsSync } from 'node:fs';

/** Chromium with its own windows, as users have it. */
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The headless shell: the same engine without browser windows. In Debian's `chromium --headless`
 * they take two fifths of the processor time of a story (decision 033).
 */
const SHELLS = ['/usr/bin/chromium-headless-shell'];

/** The flags of a browser under test: no sandbox as root, and no network traffic of its own. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without this flag the headless shell rounds the width of every letter, and text wraps at other
  // places than in a browser.
  '--font-render-hinting=none',
];

/**
 * Finds the path of a Chromium for tests: CHROMIUM if set, an installed headless shell or browser,
 * or else the shell from npm.
 */
export const findChromium = (): Promise<string> => findFirst([...SHELLS, ...BROWSERS]);

/**
 * Finds the path of a Chromium for tests that kill it and inspect its disk. An installed browser is
 * preferred to a headless shell, which does not restore all of its data.
 */
export const findWholeChromium = (): Promise<string> => findFirst([...BROWSERS, ...SHELLS]);

/**
 * Finds the first path that exists. The shell from npm is the fallback; it is unpacked on first
 * use.
 */
async function findFirst(paths: readonly string[]): Promise<string> {
  const given = process.env['CHROMIUM'];
  if (given !== undefined && given !== '') return given;
  const installed = paths.find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}
