import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { type LockedPackages, lockFile, nameOf, placeOf } from './locked-packages.ts';
import { toolsAlone } from './tools-alone.ts';
import { writeAsNpm } from './write-as-npm.ts';

const run = promisify(execFile);

const Listed = z.object({
  version: z.string(),
  os: z.union([z.string(), z.array(z.string())]).optional(),
  cpu: z.union([z.string(), z.array(z.string())]).optional(),
  libc: z.union([z.string(), z.array(z.string())]).optional(),
  'dist.integrity': z.string().optional(),
});

/** A platform-specific package that another package requires and the lock file lacks. */
export type Missing = { readonly place: string; readonly name: string; readonly range: string };

/**
 * Finds the platform-specific packages that are missing from the lock file, with their places. npm
 * leaves out what this machine's platform cannot install; `npm ci` then rejects the lock file
 * elsewhere.
 */
export function missingFromLock(packages: LockedPackages): readonly Missing[] {
  const missing: Missing[] = [];
  for (const [owner, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!resolves(packages, owner, name, range))
        missing.push({ place: placeFor(packages, owner, name), name, range });
    }
  }
  return missing;
}

function resolves(packages: LockedPackages, owner: string, name: string, range: string): boolean {
  const place = placeOf(packages, owner, name);
  return place !== null && (!/^\d/.test(range) || packages[place]?.version === range);
}

function placeFor(packages: LockedPackages, owner: string, name: string): string {
  const top = `node_modules/${name}`;
  return packages[top] === undefined || owner === '' ? top : `${owner}/node_modules/${name}`;
}

const list = (value: string | string[] | undefined) =>
  value === undefined ? undefined : [value].flat();

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** Derives the platform from a package name, if the registry in use does not list that version. */
export function platformOf(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } {
  const parts = name.replace('windows', 'win32').split(/[-/]/);
  const os = SYSTEMS.find((system) => parts.includes(system));
  const cpu = PROCESSORS.find((processor) => parts.includes(processor));
  const libc = parts.includes('musl') ? 'musl' : parts.includes('gnu') ? 'glibc' : undefined;
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) };
}

async function look(missing: Missing) {
  try {
    const { stdout } = await run('npm', [
      'view',
      `${missing.name}@${missing.range}`,
      'version',
      'os',
      'cpu',
      'libc',
      'dist.integrity',
      '--json',
    ]);
    const answer: unknown = JSON.parse(stdout);
    const found = Listed.parse(Array.isArray(answer) ? answer.at(-1) : answer);
    return {
      version: found.version,
      ...(found['dist.integrity'] === undefined ? {} : { integrity: found['dist.integrity'] }),
      optional: true,
      ...(found.cpu === undefined ? {} : { cpu: list(found.cpu) }),
      ...(found.libc === undefined ? {} : { libc: list(found.libc) }),
      ...(found.os === undefined ? {} : { os: list(found.os) }),
    };
  } catch {
    return {
      version: missing.range.replace(/^[^\d]*/, ''),
      optional: true,
      ...platformOf(missing.name),
    };
  }
}

/** The integrity digest of a version; null if the registry does not list it. */
async function integrityOf(name: string, version: string): Promise<string | null> {
  try {
    const { stdout } = await run('npm', ['view', `${name}@${version}`, 'dist.integrity']);
    return stdout.trim() === '' ? null : stdout.trim();
  } catch {
    return null;
  }
}

async function completeLock(file: string): Promise<void> {
  const lock = lockFile.parse(JSON.parse(await readFile(file, 'utf8')));
  const todo = [...missingFromLock(lock.packages)];
  console.log(`${todo.length} platform packages are missing from the lock`);
  await together(todo, async (next) => {
    lock.packages[next.place] = await look(next);
    console.log(next.place);
  });
  const without = Object.entries(lock.packages).flatMap(([place, entry]) =>
    place === '' || entry.integrity !== undefined ? [] : [{ place, entry }],
  );
  console.log(`${without.length} packages of the lock have no digest`);
  await together(without, async ({ place, entry }) => {
    const integrity = await integrityOf(nameOf(place), entry.version ?? '');
    if (integrity === null) console.log(`${place}: the registry lists no digest`);
    else lock.packages[place] = { version: entry.version, integrity, ...entry };
  });
  await writeFile(file, writeAsNpm({ ...lock, packages: toolsAlone(lock.packages) }));
}

async function together<Item>(todo: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const worker = async () => {
    for (let next = todo.shift(); next !== undefined; next = todo.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}

if (import.meta.main) await completeLock('package-lock.json');
