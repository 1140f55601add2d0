import type { Transaction } from 'kysely';
import type { PanelId } from '../../domain/words/ids.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { describeProblem, type Log } from '../log/log.ts';
import { type DayHead, dayHeadOf, type PublicKeys } from './day-head.ts';
import { appendDayHeads, readDayHeads } from './day-heads-file.ts';
import { isSignedHead } from './signed-head.ts';

/** Sends day heads to a place outside the server. Rejects when they did not arrive. */
export type SendHeads = (heads: readonly DayHead[]) => Promise<void>;

/**
 * Creates the checkpoints of audit trails outside the database (AUD-9, AUD-39, AUD-40). Each poll
 * appends the heads of changed trails to a file next to the data. It sends all heads to external
 * places once a day (UTC), and again after a start of the process. It logs an error when the
 * database no longer matches the file. After an attempt at every place, a poll rejects with the
 * failures of all.
 */
export function createHeadKeeper(parts: {
  readonly database: Database;
  readonly file: string;
  readonly now: () => number;
  readonly send: readonly SendHeads[];
  readonly log: Log;
}) {
  const { database, file, log } = parts;
  const sent = parts.send.map(() => '');

  /**
   * Signs the current heads as day heads at `at`. A head without a valid signature is logged and
   * left out.
   */
  async function signedNow(at: string): Promise<readonly DayHead[]> {
    const heads = await database.asInstallation((trx) =>
      trx.selectFrom('auditHeads').selectAll().where('sequence', '>', 0).execute(),
    );
    return heads.flatMap(({ panel, sequence, digest, since, key, signature }) => {
      const head = { panel, sequence, digest, since: since ?? 0 };
      if (isSignedHead(database.trailKey, { ...head, key, signature }, 'head'))
        return [dayHeadOf(database.trailKey, head, at)];
      log('error', 'trail-head-refused', { panel, sequence, problem: 'head-unsigned' });
      return [];
    });
  }

  return {
    /** Polls once. */
    async look(): Promise<void> {
      const at = new Date(parts.now()).toISOString();
      const keys = await database.asInstallation(publicKeys);
      const { heads: written, damaged } = await readDayHeads(file, keys);
      if (damaged.length > 0) log('error', 'trail-heads-damaged', { file, lines: damaged });
      const last = new Map<PanelId, DayHead>(written.map((head) => [head.panel, head]));
      const now = await signedNow(at);
      const moved = now.filter((head) => {
        const before = last.get(head.panel);
        last.delete(head.panel);
        if (before === undefined || head.sequence > before.sequence) return true;
        const { panel, sequence } = before;
        if (head.sequence < sequence)
          log('error', 'trail-head-refused', { panel, sequence, problem: 'cut-short' });
        else if (head.digest !== before.digest)
          log('error', 'trail-head-refused', { panel, sequence, problem: 'rewritten' });
        return false;
      });
      for (const { panel, sequence } of last.values())
        log('error', 'trail-head-refused', { panel, sequence, problem: 'cut-short' });
      const day = at.slice(0, 10);
      const problems: unknown[] = [];
      // Each place is for the case that another one fails: no failure keeps heads from the rest.
      const attempt = (work: Promise<void>) => work.catch((problem) => void problems.push(problem));
      await attempt(appendDayHeads(file, moved));
      for (const [index, send] of parts.send.entries()) {
        if (sent[index] === day || now.length === 0) continue;
        await attempt(
          send(now).then(() => {
            sent[index] = day;
          }),
        );
      }
      if (problems.length > 0)
        throw new AggregateError(problems, problems.map(describeProblem).join('; '));
    },
  };
}

/** Reads the public keys that the database knows, by which day heads are verified. */
export async function publicKeys(trx: Transaction<Tables>): Promise<PublicKeys> {
  const rows = await trx.selectFrom('trailKeys').select(['id', 'publicKey']).execute();
  return new Map(rows.map(({ id, publicKey }) => [id, publicKey]));
}
