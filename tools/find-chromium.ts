import { existsSync } from 'node:fs';

/** Chromium with windows of its own, as people have it. */
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The same engine without a browser's own windows, which take two fifths of the processor time of a story in Debian's
 * `chromium --headless` (decision 033).
 */
const SHELLS = ['/usr/bin/chromium-headless-shell'];

/** The flags a browser under test is started with: no sandbox as root, and no traffic of its own. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell would round the width of every letter, and text would break at other places than in a browser.
  '--font-render-hinting=none',
];

/** The path of a Chromium for tests: CHROMIUM when set, an installed headless shell or browser, or else the shell from npm. */
export const findChromium = (): Promise<string> => findFirst([...SHELLS, ...BROWSERS]);

/**
 * The path of a Chromium for tests that end it by force and look at what is on its disk: an installed browser before a
 * headless shell, which does not find all of it again.
 */
export const findWholeChromium = (): Promise<string> => findFirst([...BROWSERS, ...SHELLS]);

/** The one from npm is unpacked on first use. */
async function findFirst(paths: readonly string[]): Promise<string> {
  const given = process.env['CHROMIUM'];
  if (given !== undefined && given !== '') return given;
  const installed = paths.find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}
