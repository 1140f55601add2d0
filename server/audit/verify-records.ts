import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { PanelScope } from '../database/database.ts';
import { instantText } from '../database/json.ts';
import type { ResultsTable, SampleScoresTable } from '../database/tables.ts';
import { assessmentCalled, type NamedRecords, resultsCalled } from './named-records.ts';
import { type DigestedResult, resultsDigest } from './results-digest.ts';
import { type DigestedScores, scoresDigest } from './scores-digest.ts';
import { verifySheets } from './verify-sheets.ts';
import type { WrongRecord } from './wrong-record.ts';

/**
 * Verifies sealed sheets, results, reports and files against the digests in the audit trail, and
 * returns the first difference (AUD-10).
 */
export const verifyRecords = async (
  scope: PanelScope,
  named: NamedRecords,
): Promise<WrongRecord | null> =>
  (await verifySheets(scope, named)) ??
  (await verifyResults(scope, named)) ??
  (await verifyScores(scope, named)) ??
  (await verifyValidity(scope, named)) ??
  (await verifyReports(scope, named)) ??
  (await verifyFiles(scope, named));

/**
 * Verifies the validity of every assessment against its latest audit entry: the value, by whom,
 * when and why (AUD-10, ASM-30).
 */
async function verifyValidity(
  { trx, panel }: PanelScope,
  { validity }: Pick<NamedRecords, 'validity'>,
): Promise<WrongRecord | null> {
  const left = new Map(validity);
  const rows = await trx
    .selectFrom('assessmentValidity')
    .select(['session', 'sample', 'valid', 'at', 'by', 'reason'])
    .where('panel', '=', panel)
    .execute();
  for (const row of rows) {
    const what = assessmentCalled(row);
    const named = left.get(what);
    if (named === undefined) return { problem: 'results-unknown', what };
    const { valid, by, reason } = row;
    const isSame =
      named.valid === valid &&
      named.by === by &&
      named.reason === reason &&
      named.at === instantText(row.at);
    if (!isSame) return { problem: 'results-changed', what };
    left.delete(what);
  }
  const [missing] = left.keys();
  return missing === undefined ? null : { problem: 'results-missing', what: missing };
}

/**
 * Verifies every report against the digest in the audit trail, and that the replacement is the one
 * in the trail (AUD-10, RPT-6).
 */
export async function verifyReports(
  { trx, panel }: PanelScope,
  { reports }: Pick<NamedRecords, 'reports'>,
): Promise<WrongRecord | null> {
  const left = new Map(reports);
  const rows = await trx
    .selectFrom('reports')
    .select(['number', 'digest', 'record', 'replacedBy'])
    .where('panel', '=', panel)
    .execute();
  for (const { number: what, digest, record, replacedBy } of rows) {
    const named = left.get(what);
    if (named === undefined) return { problem: 'report-unknown', what };
    const made = createHash('sha256').update(record).digest('hex');
    if (digest !== named.digest || made !== named.digest || replacedBy !== named.replacedBy)
      return { problem: 'report-changed', what };
    left.delete(what);
  }
  const [missing] = left.keys();
  return missing === undefined ? null : { problem: 'report-missing', what: missing };
}

/** The digest of the stored content. The database computes it, so that files need not be loaded. */
const OWN = sql<string>`encode(sha256(content), 'hex')`.as('own');

/**
 * Verifies the files of samples and the image of the panel against the digests in the audit trail
 * (AUD-10).
 */
async function verifyFiles(
  { trx, panel }: PanelScope,
  { files, images }: Pick<NamedRecords, 'files' | 'images'>,
): Promise<WrongRecord | null> {
  const left = new Set(files.keys());
  const rows = await trx
    .selectFrom('sampleFiles')
    .select(['id', 'sample', 'digest', OWN])
    .where('panel', '=', panel)
    .execute();
  for (const { id: what, sample, digest, own } of rows) {
    const named = files.get(what);
    if (named === undefined) return { problem: 'file-unknown', what };
    if (named.sample !== sample || named.digest !== digest || own !== digest)
      return { problem: 'file-changed', what };
    left.delete(what);
  }
  const [missing] = left;
  if (missing !== undefined) return { problem: 'file-missing', what: missing };
  const image = await trx
    .selectFrom('panelImages')
    .select(['digest', OWN])
    .where('panel', '=', panel)
    .executeTakeFirst();
  const named = images.get('image');
  const wrong = (problem: WrongRecord['problem']): WrongRecord => ({ problem, what: 'image' });
  if (image === undefined) return named === undefined ? null : wrong('image-missing');
  if (named === undefined) return wrong('image-unknown');
  return image.digest === named && image.own === named ? null : wrong('image-changed');
}

/**
 * Verifies the scores of every validation against the digest of its audit entry, and that they are
 * valid unless withdrawn (AUD-10, SHT-7).
 */
async function verifyScores(
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
    const isCurrent = kept.every(({ withdrawnAt }) => (withdrawnAt === null) === named.stands);
    if (!isCurrent || scoresDigest(kept.map(digestedScores)) !== named.digest)
      return { problem: 'results-changed', what };
    left.delete(what);
  }
  const [missing] = left.keys();
  return missing === undefined ? null : { problem: 'results-missing', what: missing };
}

const digestedScores = (row: Selectable<SampleScoresTable>): DigestedScores => ({
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

/**
 * Verifies the results of every validation against the digest of its audit entry, and that they are
 * valid unless withdrawn (AUD-10). Entries from before results had digests prove only that there
 * was a validation.
 */
async function verifyResults(
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
      const isCurrent = kept.every(({ withdrawnAt }) => (withdrawnAt === null) === named.stands);
      if (!isCurrent || resultsDigest(kept.map(digested)) !== digest)
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
