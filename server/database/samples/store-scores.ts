import { sql } from 'kysely';
import type { SampleScores } from '../../../domain/results/sample-scores.ts';
import { type ScoreRow, scoreRowSchema } from '../../../domain/results/score-row.ts';
import { storedSettings } from '../../../domain/results/stored-settings.ts';
import type { SampleId, SessionCode } from '../../../domain/words/ids.ts';
import { methodVersionSchema } from '../../../domain/words/method-version.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import type { PanelScope } from '../database.ts';
import { instantText, json } from '../json.ts';
import type { UsedSheet, Validation } from '../results/store-results.ts';

/** The data that a validation stores for a session that was scored with points. */
export type ScoreValidation = Omit<Validation, 'results' | 'date'> & {
  readonly scores: readonly {
    readonly sample: SampleId;
    readonly replicate: Replicate;
    readonly scores: SampleScores;
    readonly sheets: readonly UsedSheet[];
  }[];
};

/** The stored values for each sample of a validation. */
export const scoreRows = (validation: ScoreValidation) =>
  validation.scores.map(({ sample, replicate, scores, sheets }) => ({
    session: validation.session,
    sample,
    replicate,
    scores,
    sheets,
    method: validation.method,
    settings: validation.settings,
    settingsHeads: validation.settingsHeads,
    validatedAt: validation.at,
    validatedBy: validation.by,
  }));

/**
 * Stores the scores of a validated session with everything that they were computed from (SHT-7).
 * They give no sample a class.
 */
export async function storeScores(
  { trx, panel }: PanelScope,
  validation: ScoreValidation,
): Promise<void> {
  const rows = scoreRows(validation);
  if (rows.length === 0) return;
  await trx
    .insertInto('sampleScores')
    .values(
      rows.map(({ scores, settings, sheets, ...row }) => ({
        panel,
        ...row,
        scores: json(scores),
        settings: json(settings),
        sheets: json(sheets),
      })),
    )
    .execute();
}

/** Withdraws the current scores of a session. They stay stored (SHT-7). */
export async function withdrawScores(
  { trx, panel }: PanelScope,
  session: SessionCode,
  withdrawal: { readonly at: string; readonly by: string },
): Promise<void> {
  await trx
    .updateTable('sampleScores')
    .set({ withdrawnAt: withdrawal.at, withdrawnBy: withdrawal.by })
    .where('panel', '=', panel)
    .where('session', '=', session)
    .where('withdrawnAt', 'is', null)
    .execute();
}

/** The current scores of one session, by sample and replicate. */
export async function scoresOfSession(
  { trx, panel }: PanelScope,
  session: SessionCode,
): Promise<readonly ScoreRow[]> {
  const rows = await trx
    .selectFrom('sampleScores as r')
    .innerJoin('samples as p', (join) =>
      join.onRef('p.panel', '=', 'r.panel').onRef('p.id', '=', 'r.sample'),
    )
    .selectAll('r')
    .select('p.code as sampleCode')
    .where('r.panel', '=', panel)
    .where('r.session', '=', session)
    .where('r.withdrawnAt', 'is', null)
    .orderBy(sql`lower(p.code)`)
    .orderBy('r.replicate')
    .execute();
  return rows.map(({ sample, sampleCode, settings, validatedAt, ...row }) =>
    scoreRowSchema.parse({
      ...row,
      sample: { id: sample, code: sampleCode },
      settings: storedSettings(methodVersionSchema.parse(row.method), settings),
      validatedAt: instantText(validatedAt),
    }),
  );
}
