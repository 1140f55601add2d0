import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { olderNode } from './testing/older-node.ts';
import { runProgram } from './testing/run-program.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-start-'));
  await mkdir(join(folder, 'server'));
  await mkdir(join(folder, 'node_modules', '.bin'), { recursive: true });
  await cp(join(import.meta.dirname, 'start.js'), join(folder, 'server', 'start.js'));
  await writeFile(join(folder, 'server', 'main.ts'), `console.log('started');`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = async (node: string) => {
  const about = { type: 'module', engines: { node } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(about));
  return runProgram(join(folder, 'server', 'start.js'), [], {});
};

test('OPS-9 a Node that is too old says in one line which one is needed, and where it is', async () => {
  const { version } = process;
  const line = `Verdial needs Node 99.7 or later; this is ${version.slice(1)}, of ${process.execPath}.`;
  const bin = join(folder, 'node_modules', '.bin');
  expect(await start('>=99.7')).toEqual({
    code: 1,
    said: '',
    complained: `${line} Run npm ci, which brings it into ${bin}\n`,
  });
  await symlink(process.execPath, join(bin, 'node'));
  expect(await start('>=99.7')).toEqual({
    code: 1,
    said: '',
    complained: `${line} Its own is there: ${join(bin, 'node')} ${join(folder, 'server', 'start.js')}\n`,
  });
});

test('OPS-9 a Node that is new enough starts the product', async () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const started = { code: 0, said: 'started\n', complained: '' };
  expect(await start(`>=${major}.${minor}`)).toEqual(started);
  expect(await start(`>=${major - 1}.99`)).toEqual(started);
  expect(await start(`>=${major}.${minor + 1}`)).toMatchObject({ code: 1, said: '' });
});

test('OPS-21 it goes on as the same process, collects on request and returns freed memory', async (context) => {
  if (process.platform === 'win32') return context.skip('no process can be replaced there');
  const [major = 0] = process.versions.node.split('.').map(Number);
  const tell = `console.log(typeof gc, process.env.MALLOC_TRIM_THRESHOLD_, process.argv.slice(2), process.pid);`;
  await writeFile(join(folder, 'server', 'main.ts'), tell);
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ type: 'module', engines: { node: `>=${major}.0` } }),
  );
  const child = spawnSync(process.execPath, [join(folder, 'server', 'start.js'), 'given'], {
    encoding: 'utf8',
  });
  expect(child.stderr).toBe('');
  expect(child.stdout).toBe(`function 131072 [ 'given' ] ${child.pid}\n`);
});

test('OPS-9 OPS-11 an older Node that is on this machine says so of the product itself, as its unit and its composition start it', (context) => {
  const older = olderNode();
  if (older === null) return context.skip('NOT TRIED: no older Node is on this machine');
  const { status, stdout, stderr } = spawnSync(older.path, ['server/start.js'], {
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^Verdial needs Node 24\.7 or later; this is .*Its own is there: .*\n$/);
  expect(stderr).toContain(`this is ${older.version},`);
});
