import { existsSync } from 'node:fs';
import { chmod, open, readFile } from 'node:fs/promises';
import { type DayHead, isDayHead, type PublicKeys, parseDayHead } from './day-head.ts';

/** Where a data folder has the heads of the day. */
export const DAY_HEADS_FILE = 'trail-heads.jsonl';

/** AUD-9: what was written down of the heads: oldest first, and the numbers of the lines that are not as they were written. */
export type DayHeads = { readonly heads: readonly DayHead[]; readonly damaged: readonly number[] };

/** AUD-9: reads the heads of the day; none where there is no file. A line counts when one of the keys signed it. */
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

/** AUD-9: adds heads at the end of the file, on the disk before it answers; its owner alone can read it. */
export async function appendDayHeads(file: string, heads: readonly DayHead[]): Promise<void> {
  if (heads.length === 0) return;
  const handle = await open(file, 'a', 0o600);
  try {
    // Behind a line that was cut off by the end of a machine nothing else is spoiled.
    await handle.appendFile(`\n${heads.map((head) => JSON.stringify(head)).join('\n')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await chmod(file, 0o600);
}
