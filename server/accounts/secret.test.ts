import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
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

  test('that cannot be written is an error', async () => {
    await expect(readSecret(join(folder, 'nowhere'))).rejects.toMatchObject({
      code: 'ENOENT',
      syscall: 'open',
    });
  });
});
