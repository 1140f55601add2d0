import type { Selectable } from 'kysely';
import type { PanelScope } from '../database/database.ts';
import { instantText } from '../database/json.ts';
import type { ResultsTable } from '../database/tables.ts';
import { type NamedRecords, resultsCalled } from './named-records.ts';
import { type DigestedResult, resultsDigest } from './results-digest.ts';
import type { WrongRecord } from './wrong-record.ts';

/**
 * Verifies the results of every validation against the digest of its audit entry, and that they are
 * valid unless withdrawn (AUD-10). Entries from before results had digests prove only that there
 * was a validation.
 */
export async function verifyResults(
  { trx, panel }: PanelScope,
  { results }: Pick<NamedRecords, 'results'>,
): Promise<WrongRecord | null> {
  const left = new Map(results);
  const ofPanel = trx.selectFrom('results').where('panel', '=', panel);
  for (const { session } of await ofPanel.select('session').distinct().execute()) {
    const rows = await ofPanel.selectAll().where('session', '=', session).execute();
    const called = (row: Selectable<ResultsTable>) =>
      resultsCalled(session, instantText(row.validatedAt));
    for (const [what, kept] of Map.groupBy(rows, called)) {
      const named = left.get(what);
      if (named === undefined) return { problem: 'results-unknown', what };
      const digest = named.digest ?? resultsDigest(kept.map(digested));
      const isStanding = kept.every(({ withdrawnAt }) => (withdrawnAt === null) === named.stands);
      if (!isStanding || resultsDigest(kept.map(digested)) !== digest)
        return { problem: 'results-changed', what };
      left.delete(what);
    }
  }
  const none = resultsDigest([]);
  const missing = [...left].find(([, { digest }]) => digest !== null && digest !== none);
  return missing === undefined ? null : { problem: 'results-missing', what: missing[0] };
}

const digested = (row: Selectable<ResultsTable>): DigestedResult => ({
  session: row.session,
  date: row.date,
  sample: row.sample,
  replicate: row.replicate,
  n: row.n,
  class: row.class,
  predominantDefect: row.predominantDefect,
  md: row.md,
  mf: row.mf,
  reliable: row.reliable,
  figures: row.figures,
  method: row.method,
  settings: row.settings,
  settingsHeads: row.settingsHeads,
  sheets: row.sheets,
  validatedBy: row.validatedBy,
  validatedAt: instantText(row.validatedAt),
});
