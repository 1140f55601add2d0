import { parseArgs } from 'node:util';
import { describeProblem } from '../log/log.ts';
import { DamagedBackup } from './read-zip.ts';
import { tellBackup } from './tell-backup.ts';
import { verifyBackup } from './verify-backup.ts';

/**
 * `npm run backup:verify -- <file>`: says whether a backup is whole, and what it holds. Exits with 1 when an entry is not as
 * it was written, and with 2 when nothing was verified.
 */
async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error('npm run backup:verify -- <file>');
  try {
    const { manifest } = await verifyBackup(file);
    for (const line of tellBackup(manifest)) console.log(line);
    console.log('whole');
    return 0;
  } catch (problem) {
    if (!(problem instanceof DamagedBackup)) throw problem;
    console.error(`not whole: ${problem.message}`);
    return 1;
  }
}

try {
  process.exitCode = await main();
} catch (problem) {
  console.error(describeProblem(problem));
  process.exitCode = 2;
}
