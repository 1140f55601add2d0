import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSecret } from './secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

const file = () => join(folder, 'secret');
const modeOf = async () => (await stat(file())).mode & 0o777;

describe('ACC-8 the secret that signs sessions', () => {
  test('is made once, long and by chance, for its owner alone', async () => {
    const secret = await readSecret(folder);
    expect(secret).toMatch(/^[\w-]{64}$/);
    expect(await readFile(file(), 'utf8')).toBe(secret);
    expect(await modeOf()).toBe(0o600);
    expect(await readSecret(folder)).toBe(secret);
    const elsewhere = await mkdtemp(join(tmpdir(), 'verdial-secret-'));
    expect(await readSecret(elsewhere)).not.toBe(secret);
    await rm(elsewhere, { recursive: true });
  });

  test('is taken as it stands, without the blanks around it, and closed to others', async () => {
    await writeFile(file(), `${'s'.repeat(32)}\n`, { mode: 0o644 });
    await chmod(file(), 0o644);
    expect(await readSecret(folder)).toBe('s'.repeat(32));
    expect(await modeOf()).toBe(0o600);
  });

  test('that is too short is refused by name', async () => {
    await writeFile(file(), `${'s'.repeat(31)}\n`);
    await expect(readSecret(folder)).rejects.toThrow(
      `the session secret in ${file()} is too short`,
    );
  });

  test('has its name when it is whole: who makes it at the same time reads all of the one that is kept', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => readSecret(folder)));
    expect(new Set(made).size).toBe(1);
    expect(await readdir(folder)).toEqual(['secret']);
  });

  test('is made anew when a start could not write it, on a disk that was full then', async () => {
    const module = new URL('./secret.ts', import.meta.url).href;
    const making = `import(${JSON.stringify(module)}).then(({ readSecret }) => readSecret(process.argv[1]))`;
    const full = spawnSync('sh', [
      '-c',
      'ulimit -f 0; exec "$0" "$@"',
      process.execPath,
      '-e',
      making,
      folder,
    ]);
    expect(full.status).not.toBe(0);
    expect(await readSecret(folder)).toMatch(/^[\w-]{64}$/);
    expect(await readdir(folder)).toEqual(['secret']);
  });

  test('that cannot be written is an error', async () => {
    await expect(readSecret(join(folder, 'nowhere'))).rejects.toMatchObject({
      code: 'ENOENT',
      syscall: 'open',
    });
  });
});
