import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { BACKED_UP } from './backed-up-tables.ts';
import { partsOf } from './manifest.ts';
import type { WholeBackup } from './verify-backup.ts';

/** The comparison of one table: how many rows are in both backups, and how many in only one. */
export type ComparedTable = {
  readonly table: string;
  readonly equal: number;
  readonly firstAlone: number;
  readonly secondAlone: number;
  /**
   * Whether no row is in only one backup. For the audit trail and its keys, the second may have
   * further rows.
   */
  readonly isSame: boolean;
};

/**
 * The tables that grow by a restore under another key: an audit entry says from where on that key
 * signs.
 */
const GOES_ON: readonly string[] = ['audit', 'trail_keys'];
/** The table with the head of each audit trail, which changes with the trail. */
const MOVES = 'audit_heads';

/**
 * Compares two backups table by table and row by row, regardless of the databases that they were
 * made from (BAK-48).
 */
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
