import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import buildPage from '../../stories/support/build-page.ts';
import { freePort } from '../product-process.ts';
import { differsFromInstalled } from './bill-of-materials.ts';
import { makeRelease } from './make-release.ts';
import { usedPackages } from './used-packages.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const INSTALL_WITHIN = 300_000;

let folder = '';
let release = '';
beforeAll(async () => {
  await buildPage();
  folder = mkdtempSync(join(tmpdir(), 'verdial-release-'));
  const made = await makeRelease(ROOT, join(folder, 'made'), new Date('2026-11-24T12:00:00Z'));
  // An empty folder, as on a machine that has only the archive.
  execFileSync('tar', ['--extract', '--gzip', '--file', made.file, '--directory', folder]);
  release = join(folder, basename(made.file, '.tgz'));
}, INSTALL_WITHIN);
afterAll(() => rmSync(folder, { recursive: true, force: true }), INSTALL_WITHIN);

/** The environment of a user who has the machine's programs and none of the project's. */
function strangers(settings: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const path = (process.env['PATH'] ?? '').split(delimiter);
  const { HOME = '', npm_config_cache: cache, npm_config_registry: registry } = process.env;
  return {
    PATH: path.filter((place) => !place.includes('node_modules')).join(delimiter),
    HOME,
    ...(cache === undefined ? {} : { npm_config_cache: cache }),
    ...(registry === undefined ? {} : { npm_config_registry: registry }),
    // The packages are in npm's cache since the project was installed: no network is needed.
    npm_config_prefer_offline: 'true',
    ...settings,
  };
}

test('REL-1 a release holds no test and no source of the page, and each of its files is named with its digest', () => {
  const files = readdirSync(release, { recursive: true, encoding: 'utf8' });
  expect(files).toContain(join('dist', 'index.html'));
  expect(files.filter((file) => /\.test\.|\/testing\/|node_modules|^web/.test(file))).toEqual([]);
  execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: release });
  const named = readFileSync(join(release, 'SHA256SUMS'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(66));
  const held = readdirSync(release, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(release.length + 1));
  expect([...named, 'SHA256SUMS'].toSorted()).toEqual(held.toSorted());
});

const Answer = z.object({
  accounts: z.array(z.object({ username: z.string(), role: z.string(), password: z.string() })),
});

test(
  'REL-1 REL-2 REL-11 REL-14 REL-24 a release in an empty folder is started by one command, without tools, and its demonstration is signed in to',
  async () => {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    let said = '';
    const started = spawn('npm', ['start'], {
      cwd: release,
      env: strangers({ PORT: port, DATA_FOLDER: join(folder, 'data') }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (text: Buffer) => {
        said += text.toString();
      });
    try {
      const ready = () =>
        fetch(`${url}/health/ready`).then(
          ({ ok }) => ok,
          () => {
            if (started.exitCode !== null) throw new Error(said);
            return false;
          },
        );
      await vi.waitUntil(ready, { timeout: INSTALL_WITHIN, interval: 250 });
      const page = await (await fetch(url)).text();
      expect(page).toContain('<div id="root">');
      const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
      expect((await fetch(`${url}${script}`)).status).toBe(200);
      expect((await fetch(`${url}/docs/third-party.txt`)).status).toBe(200);

      const post = (path: string, body: unknown) =>
        fetch(`${url}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: url },
          body: JSON.stringify(body),
        });
      const { accounts } = Answer.parse(
        await (await post('/api/setup', { way: 'demonstration' })).json(),
      );
      const leader = accounts.find(({ role }) => role === 'jefespanel');
      const { username, password } = leader ?? {};
      const signedIn = await post('/api/auth/sign-in/username', {
        username,
        password,
        rememberMe: false,
      });
      expect(signedIn.status).toBe(200);
      const cookie = signedIn.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      const sessions = await fetch(`${url}/api/today`, { headers: { cookie } });
      expect(sessions.status).toBe(200);
    } finally {
      started.kill('SIGTERM');
      if (started.exitCode === null && started.signalCode === null) await once(started, 'exit');
    }
    // The server ends after npm has ended, and logs that last.
    await vi.waitUntil(() => said.includes('"event":"ended"'), { timeout: 30_000 });

    // Installed packages are not installed again, even with another Node and without a network.
    expect(
      execFileSync('node', [join(release, 'install.js')], {
        env: strangers({ npm_config_offline: 'true' }),
      }).toString(),
    ).toBe('');

    const [kibibytes] = execFileSync('du', ['-sk', join(release, 'node_modules')])
      .toString()
      .split('\t');
    expect(Number(kibibytes)).toBeLessThan(231_000);
    const there = readdirSync(join(release, 'node_modules'));
    for (const tool of ['vite', 'vitest', 'playwright-core', 'react', 'typescript'])
      expect(there).not.toContain(tool);
    const runs = usedPackages(ROOT).filter((one) => one.runs);
    expect(differsFromInstalled(release, runs)).toEqual([]);
    const missing = runs.filter(({ place }) => !existsSync(join(release, place)));
    // Only Node for other platforms is missing.
    for (const { place } of missing) expect(place).toMatch(/^node_modules\/node-/);
  },
  INSTALL_WITHIN + 60_000,
);

const Bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  components: z.array(
    z.object({
      'bom-ref': z.string(),
      version: z.string(),
      hashes: z.array(z.object({ content: z.string().regex(/^[0-9a-f]{128}$/) })).length(1),
    }),
  ),
});
const Shrinkwrap = z.object({ packages: z.record(z.string(), z.looseObject({})) });

test('REL-3 REL-14 the bill of materials names what the shrinkwrap installs and what is in the page, each with its licence in the notices', () => {
  const read = (file: string): string => readFileSync(join(release, file), 'utf8');
  const bill = Bill.parse(JSON.parse(read('sbom.cdx.json')));
  const used = usedPackages(ROOT);
  const { packages } = Shrinkwrap.parse(JSON.parse(read('npm-shrinkwrap.json')));
  expect(bill.components.map((one) => one['bom-ref'])).toEqual(used.map(({ place }) => place));
  expect(used.filter(({ runs }) => runs).map(({ place }) => place)).toEqual(
    Object.keys(packages)
      .filter((place) => place !== '')
      .toSorted(),
  );
  const notices = read('THIRD-PARTY-NOTICES.txt');
  for (const { name, version, licence } of used)
    expect(notices).toContain(`\n${name} ${version} (${licence})\n`);
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  // For Node on other platforms the file refers to the licence of Node on this one.
  for (const { place, name, version, licence } of used.filter(
    (one) => !existsSync(join(ROOT, one.place)),
  )) {
    const said = notices.split(`\n${name} ${version} (${licence})\n`)[1] ?? place;
    const [, here = ''] =
      /^\nNode\.js for other machines: .* that of (\S+ \S+) in/.exec(said) ?? [];
    const text = notices.split(`\n${here} (MIT)\n`)[1] ?? '';
    expect(text.slice(0, 400)).toContain('Node.js is licensed for use as follows');
  }
  // No licence requires more than its notice. A new licence must be read before it is added here.
  const licences = new Set(used.map(({ licence }) => licence));
  expect([...licences].toSorted()).toEqual(KNOWN);
});

const KNOWN = [
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND BSL-1.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
];
