import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { BACKED_UP } from './backed-up-tables.ts';
import { partsOf } from './manifest.ts';
import type { WholeBackup } from './verify-backup.ts';

/** How many rows of a table are in both, and in one alone. */
export type ComparedTable = {
  readonly table: string;
  readonly equal: number;
  readonly firstAlone: number;
  readonly secondAlone: number;
  /** Nothing is in one alone; or of the trail and its keys the second has all that the first has, and goes on. */
  readonly isSame: boolean;
};

/** What grows by a restore under another key: the trail tells from where on that key signs. */
const GOES_ON: readonly string[] = ['audit', 'trail_keys'];
/** Of each trail its end, which moves with it. */
const MOVES = 'audit_heads';

/** BAK-48: compares two backups table by table, each row with its like, whichever database each was made from. */
export async function compareBackups(
  first: WholeBackup,
  second: WholeBackup,
): Promise<readonly ComparedTable[]> {
  const compared: ComparedTable[] = [];
  for (const { table } of BACKED_UP) {
    const left = await rowsOf(first, table);
    let [equal, secondAlone] = [0, 0];
    for await (const digest of digestsOf(second, table)) {
      const count = left.get(digest) ?? 0;
      if (count > 0) {
        equal += 1;
        left.set(digest, count - 1);
      } else secondAlone += 1;
    }
    const firstAlone = [...left.values()].reduce((sum, count) => sum + count, 0);
    const isSame = firstAlone === 0 && (secondAlone === 0 || GOES_ON.includes(table));
    compared.push({ table, equal, firstAlone, secondAlone, isSame });
  }
  const hasTrail = compared.find(({ table }) => table === 'audit')?.isSame ?? false;
  return compared.map((one) =>
    one.table === MOVES && one.firstAlone === one.secondAlone
      ? { ...one, isSame: one.isSame || hasTrail }
      : one,
  );
}

async function rowsOf(backup: WholeBackup, table: string): Promise<Map<string, number>> {
  const rows = new Map<string, number>();
  for await (const digest of digestsOf(backup, table))
    rows.set(digest, (rows.get(digest) ?? 0) + 1);
  return rows;
}

async function* digestsOf(backup: WholeBackup, table: string): AsyncGenerator<string> {
  for (const { name } of partsOf(backup.manifest, table)) {
    const bytes = backup.entries.get(name)?.bytes() ?? [];
    for await (const line of createInterface({ input: Readable.from(bytes) }))
      yield createHash('sha256').update(line).digest('base64');
  }
}
