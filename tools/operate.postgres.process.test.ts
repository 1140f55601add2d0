import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { describeSettings, readSettings } from '../hono.config.ts';
import { createDatabase } from '../server/database/create-database.ts';
import { serverPlace } from '../server/database/testing/server-place.ts';
import { POSTGRES_AT_HAND } from './test-postgres.ts';

const FOLDER = 'docs/operate';
const INSTALLED = '/opt/verdial';
const NAMES: ReadonlySet<string> = new Set(
  describeSettings().map(({ environment }) => environment),
);
const FILLED: Readonly<Record<string, string>> = {
  POSTGRES_PASSWORD: 'abc123',
  OWNER_PASSWORD: 'def456',
  REQUESTS_PASSWORD: 'ghi789',
  SECRET: 'x'.repeat(32),
  DOMAIN: 'panel.example.org',
};

const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

/** The lines `NAME=value` of a text, also those that are commented out by `#`. */
const assignments = (text: string): readonly (readonly [string, string])[] =>
  text.split('\n').flatMap((line) => {
    const [, name, value = ''] = /^#?([A-Z_]+)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value.replace(/^"(.*)"$/, '$1')] as const];
  });

/** The path of a program on this machine, or null. */
function programOf(name: string): string | null {
  const places = (process.env['PATH'] ?? '').split(':').map((place) => join(place, name));
  return places.find((place) => existsSync(place)) ?? null;
}

const Compose = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string(),
      command: z.array(z.string()).optional(),
      environment: z.record(z.string(), z.string()).default({}),
      volumes: z.array(z.string()).default([]),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
      healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});
const compose = Compose.parse(parse(read('compose.yaml')));

test('OPS-11 the settings of the unit are settings of the server, with values that it takes', () => {
  const given = assignments(read('verdial.env'));
  for (const [name] of given) expect([name, NAMES.has(name)]).toEqual([name, true]);
  expect(readSettings(Object.fromEntries(given))).toMatchObject({
    publicUrl: 'https://panel.example.org',
    mailFrom: 'Verdial <panel@example.org>',
    metrics: { port: 9464 },
  });
});

test('OPS-11 OPS-20 the unit starts what is there, and leaves it the time to end', () => {
  const unit = read('verdial.service');
  const [, program = '', main = ''] = /^ExecStart=(\S+) (\S+)$/m.exec(unit) ?? [];
  for (const path of [program.replace(INSTALLED, '.'), main])
    expect([path, existsSync(path)]).toEqual([path, true]);
  const end = /const END_WITHIN_MS = ([\d_]+)/.exec(
    readFileSync('server/graceful-shutdown.ts', 'utf8'),
  )?.[1];
  const most = Number(end?.replace('_', '')) / 1_000;
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(most);
  expect(
    Number.parseInt(String(compose.services['server']?.['stop_grace_period']), 10),
  ).toBeGreaterThan(most);
  // The unit may write to its state directories, where its settings make the server write, and
  // nowhere else.
  const states = /^StateDirectory=(.+)$/m.exec(unit)?.[1]?.split(' ');
  const settings = Object.fromEntries(assignments(read('verdial.env')));
  expect([settings['DATA_FOLDER'], settings['BACKUP_FOLDER']]).toEqual(
    states?.map((state) => `/var/lib/${state}`),
  );
});

test('OPS-11 systemd takes the unit, where it is', () => {
  if (programOf('systemd-analyze') === null) return;
  const folder = mkdtempSync(join(tmpdir(), 'verdial-unit-'));
  const file = join(folder, 'verdial.service');
  writeFileSync(file, read('verdial.service').replaceAll(INSTALLED, process.cwd()));
  const said = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  // Messages about other units of this machine do not count.
  expect(said.stderr.split('\n').filter((line) => line.includes('verdial'))).toEqual([]);
  expect(said.status).toBe(0);
});

test('OPS-11 the settings of the composition are settings of the server, with values that it takes', () => {
  const environment = compose.services['server']?.environment ?? {};
  for (const name of Object.keys(environment))
    expect([name, NAMES.has(name)]).toEqual([name, true]);
  const filled = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+):[?-][^}]*\}/g, (_, variable: string) => FILLED[variable] ?? ''),
    ]),
  );
  expect(readSettings(filled)).toMatchObject({
    databaseUrl: 'postgres://verdial_owner:def456@database/verdial',
    databaseRequestsUrl: 'postgres://verdial_requests:ghi789@database/verdial',
    publicUrl: 'https://panel.example.org',
    smtpUrl: null,
    mailFrom: 'Verdial <verdial@localhost>',
  });
  const needed = [...read('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name ?? '');
  expect([...new Set(needed)].toSorted()).toEqual(Object.keys(FILLED).toSorted());
  const told = read('README.md');
  for (const name of needed) expect(told).toContain(`${name}=`);
});

test('OPS-11 services, volumes and files of the composition are there', () => {
  const services = new Set(Object.keys(compose.services));
  const volumes = new Set<string>();
  for (const service of Object.values(compose.services)) {
    for (const name of Object.keys(service.depends_on)) {
      expect([name, services.has(name)]).toEqual([name, true]);
      if (service.depends_on[name]?.condition === 'service_healthy')
        expect(compose.services[name]?.healthcheck).toBeDefined();
    }
    for (const volume of service.volumes) {
      const [from = ''] = volume.split(':');
      if (from.startsWith('.'))
        expect([from, existsSync(join(FOLDER, from))]).toEqual([from, true]);
      else volumes.add(from);
    }
  }
  expect([...volumes].toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
  for (const path of compose.services['server']?.command ?? [])
    expect([path, existsSync(path)]).toEqual([path, true]);
});

test('OPS-11 the proxy leads to the port of the server', () => {
  const caddy = read('Caddyfile');
  expect(/\{\$UPSTREAM:127\.0\.0\.1:(\d+)\}/.exec(caddy)?.[1]).toBe(String(readSettings({}).port));
  const { server, proxy } = compose.services;
  expect(proxy?.environment['UPSTREAM']).toBe(`server:${server?.environment['PORT']}`);
  for (const name of [...caddy.matchAll(/\{\$(\w+)/g)].map(([, variable]) => variable ?? ''))
    expect(proxy?.environment).toHaveProperty(name);
});

test('OPS-11 Caddy takes the Caddyfile, where it is', () => {
  if (programOf('caddy') === null) return;
  const given = ['validate', '--adapter', 'caddyfile', '--config', join(FOLDER, 'Caddyfile')];
  expect(spawnSync('caddy', given, { encoding: 'utf8' })).toMatchObject({ status: 0 });
});

test('OPS-11 each file is told of, with how it was tried', () => {
  const told = read('README.md');
  for (const file of readdirSync(FOLDER).filter((name) => name !== 'README.md' && name !== '.env'))
    expect(told).toContain(`\n| \`${file}\``);
});

test('OPS-11 the roles of the composition are made by the words of operating.md', () => {
  const words = (text: string): readonly string[] =>
    [...text.matchAll(/^(?:create|grant|revoke) [^;]*;/gm)].map(([line]) =>
      line.replaceAll(/'…'|:'\w+'/g, '?'),
    );
  const [, recipe = ''] =
    /^```sql\n([\s\S]*?)^```$/m.exec(readFileSync('docs/operating.md', 'utf8')) ?? [];
  expect(words(read('database-roles.sh'))).toEqual(words(recipe));
});

describe.each(POSTGRES_AT_HAND.filter(({ programs }) => programs !== null))(
  'on $name',
  ({ programs, start }) => {
    test('OPS-11 the script of the composition makes roles by which the product opens', async () => {
      const server = await start();
      onTestFinished(() => server.stop());
      const administrator = new URL(server.administrator);
      const said = spawnSync('sh', [join(FOLDER, 'database-roles.sh')], {
        encoding: 'utf8',
        env: {
          ...FILLED,
          PATH: `${programs}:${process.env['PATH']}`,
          PGHOST: administrator.hostname,
          PGPORT: administrator.port,
          PGPASSWORD: administrator.password,
        },
      });
      expect(said).toMatchObject({ status: 0, stderr: '' });
      const by = (user: string, password: string | undefined) => {
        const url = new URL(administrator);
        [url.username, url.password, url.pathname] = [user, password ?? '', '/verdial'];
        return url.href;
      };
      const database = await createDatabase(
        serverPlace({
          owner: by('verdial_owner', FILLED['OWNER_PASSWORD']),
          requests: by('verdial_requests', FILLED['REQUESTS_PASSWORD']),
        }),
      );
      onTestFinished(() => database.close());
      expect(database.requests).toEqual({ own: true });
    }, 60_000);
  },
);
