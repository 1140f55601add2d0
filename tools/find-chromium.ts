import { existsSync } from 'node:fs';

const DEBIAN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The flags a browser under test is started with: no sandbox as root, and no traffic of its own. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where Chromium is: CHROMIUM when set, Debian's, or else the one that comes from npm, unpacked on first use. */
export async function findChromium(): Promise<string> {
  const given = process.env['CHROMIUM'];
  if (given !== undefined && given !== '') return given;
  const installed = DEBIAN.find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}
