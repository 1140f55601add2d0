import type { Selectable } from 'kysely';
import type { PanelScope } from '../database/database.ts';
import { instantText } from '../database/json.ts';
import type { SampleScoresTable } from '../database/tables.ts';
import { type NamedRecords, resultsCalled } from './named-records.ts';
import { type DigestedScores, scoresDigest } from './scores-digest.ts';
import type { WrongRecord } from './wrong-record.ts';

/**
 * Verifies the scores of every validation against the digest of its audit entry, and that they are
 * valid unless withdrawn (AUD-10, SHT-7).
 */
export async function verifyScores(
  { trx, panel }: PanelScope,
  { scores }: Pick<NamedRecords, 'scores'>,
): Promise<WrongRecord | null> {
  const left = new Map(scores);
  const rows = await trx
    .selectFrom('sampleScores')
    .selectAll()
    .where('panel', '=', panel)
    .execute();
  const called = (row: Selectable<SampleScoresTable>) =>
    resultsCalled(row.session, instantText(row.validatedAt));
  for (const [what, kept] of Map.groupBy(rows, called)) {
    const named = left.get(what);
    if (named === undefined) return { problem: 'results-unknown', what };
    const isStanding = kept.every(({ withdrawnAt }) => (withdrawnAt === null) === named.stands);
    if (!isStanding || scoresDigest(kept.map(digested)) !== named.digest)
      return { problem: 'results-changed', what };
    left.delete(what);
  }
  const [missing] = left.keys();
  return missing === undefined ? null : { problem: 'results-missing', what: missing };
}

const digested = (row: Selectable<SampleScoresTable>): DigestedScores => ({
  session: row.session,
  sample: row.sample,
  replicate: row.replicate,
  scores: row.scores,
  method: row.method,
  settings: row.settings,
  settingsHeads: row.settingsHeads,
  sheets: row.sheets,
  validatedBy: row.validatedBy,
  validatedAt: instantText(row.validatedAt),
});
