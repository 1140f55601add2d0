import { existsSync } from 'node:fs';

/**
 * The headless shell comes first: it is the same engine without a browser's own windows, which take two fifths of the
 * processor time of a story in Debian's `chromium --headless` (decision 033).
 */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

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

/** The path of Chromium: CHROMIUM when set, an installed one, or else the headless shell from npm, unpacked on first use. */
export async function findChromium(): Promise<string> {
  const given = process.env['CHROMIUM'];
  if (given !== undefined && given !== '') return given;
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}
