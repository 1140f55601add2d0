import { existsSync } from 'node:fs';
import { chmod, open, readFile } from 'node:fs/promises';
import { type DayHead, isDayHead, type PublicKeys, parseDayHead } from './day-head.ts';

/** The name of the file of day heads, the signed checkpoints of audit trails, in a data folder. */
export const DAY_HEADS_FILE = 'trail-heads.jsonl';

/**
 * The content of the file of day heads: the valid ones, oldest first, and the line numbers of the
 * others (AUD-9).
 */
export type DayHeads = { readonly heads: readonly DayHead[]; readonly damaged: readonly number[] };

/**
 * Reads the file of day heads; empty when it does not exist. A line is valid when one of the keys
 * signed it (AUD-9).
 */
export async function readDayHeads(file: string, keys: PublicKeys): Promise<DayHeads> {
  if (!existsSync(file)) return { heads: [], damaged: [] };
  const lines = (await readFile(file, 'utf8')).split('\n');
  const read = lines.map((line, at) => ({ line, at: at + 1, head: parseDayHead(line) }));
  const isGood = (head: DayHead | null): head is DayHead => head !== null && isDayHead(keys, head);
  return {
    heads: read.map(({ head }) => head).filter(isGood),
    damaged: read.filter(({ line, head }) => line !== '' && !isGood(head)).map(({ at }) => at),
  };
}

/**
 * Appends day heads to the file and returns after fsync. Only its owner can read the file (AUD-9).
 */
export async function appendDayHeads(file: string, heads: readonly DayHead[]): Promise<void> {
  if (heads.length === 0) return;
  const handle = await open(file, 'a', 0o600);
  try {
    // It begins with a line break, so that a line that a crash cut short damages no other line.
    await handle.appendFile(`\n${heads.map((head) => JSON.stringify(head)).join('\n')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await chmod(file, 0o600);
}
