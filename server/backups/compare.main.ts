import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../../hono.config.ts';
import { describeProblem } from '../log/log.ts';
import { compareBackups } from './compare-backups.ts';
import { askInstallation } from './installation/ask-installation.ts';
import { verifyBackup, type WholeBackup } from './verify-backup.ts';

/**
 * The command `npm run backup:compare -- <file> [<file>]`: compares a backup with the installation
 * of the settings, or with another backup. It prints the number of rows of each table. Exits with 1
 * when there is a difference, and with 2 when nothing was compared.
 */
async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, other, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new Error('npm run backup:compare -- <file> [<file>]');
  const folder = await mkdtemp(join(tmpdir(), 'verdial-compare-'));
  try {
    const first = await verifyBackup(file);
    const second =
      other === undefined ? await present(join(folder, 'present.zip')) : await verifyBackup(other);
    return tell(await compareBackups(first, second));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function present(file: string): Promise<WholeBackup> {
  const { signal } = new AbortController();
  const request = { kind: 'back-up', file, panel: null, isKept: false } as const;
  await askInstallation(readSettings(), request, signal);
  return verifyBackup(file);
}

function tell(compared: Awaited<ReturnType<typeof compareBackups>>): number {
  for (const { table, equal, firstAlone, secondAlone, isSame } of compared) {
    const alone = `${firstAlone} in the first alone, ${secondAlone} in the second alone`;
    const words = isSame ? 'goes on in the second' : 'differs';
    const isEqual = firstAlone === 0 && secondAlone === 0;
    console.log(isEqual ? `${equal} ${table}: equal` : `${equal} ${table}: ${words}; ${alone}`);
  }
  const isSame = compared.every((one) => one.isSame);
  console.log(isSame ? 'the same' : 'not the same');
  return isSame ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (problem) {
  console.error(describeProblem(problem));
  process.exitCode = 2;
}
