import { sql } from 'kysely';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import type { SampleId, SessionCode } from '../../../domain/words/ids.ts';
import type { MethodVersion } from '../../../domain/words/method-version.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import type { PanelScope } from '../database.ts';
import { json } from '../json.ts';
import { isInvalid } from '../sessions/stored-validity.ts';

/** A sheet from which a result was computed. */
export type UsedSheet = {
  readonly taster: string;
  readonly code: string;
  readonly version: number;
  readonly digest: string;
};

/** The data that a validation stores for a session. */
export type Validation = {
  readonly session: SessionCode;
  readonly date: string;
  readonly method: MethodVersion;
  readonly settings: PanelSettings;
  /** The heads of the settings history (LED-4). */
  readonly settingsHeads: string;
  readonly at: string;
  readonly by: string;
  readonly results: readonly {
    readonly sample: SampleId;
    readonly replicate: Replicate;
    readonly assessment: Assessment;
    readonly sheets: readonly UsedSheet[];
  }[];
};

/** The stored values for each result of a validation. */
export const resultRows = (validation: Validation) =>
  validation.results.map(({ sample, replicate, assessment, sheets }) => ({
    session: validation.session,
    date: validation.date,
    sample,
    replicate,
    n: assessment.n,
    class: assessment.class,
    predominantDefect: assessment.predominantDefect,
    md: assessment.md,
    mf: assessment.mf,
    reliable: assessment.reliable,
    figures: assessment,
    method: validation.method,
    settings: validation.settings,
    settingsHeads: validation.settingsHeads,
    sheets,
    validatedAt: validation.at,
    validatedBy: validation.by,
  }));

/**
 * Stores the results of a validated session with everything that they were judged by, and updates
 * the classes of the samples (RES-1).
 */
export async function storeResults(scope: PanelScope, validation: Validation): Promise<void> {
  const rows = resultRows(validation);
  if (rows.length === 0) return;
  await scope.trx
    .insertInto('results')
    .values(
      rows.map(({ figures, settings, sheets, ...row }) => ({
        panel: scope.panel,
        ...row,
        figures: json(figures),
        settings: json(settings),
        sheets: json(sheets),
      })),
    )
    .execute();
  await refreshClasses(scope, validation.session);
}

/** Withdraws the current results of a session. They stay stored (RES-2). */
export async function withdrawResults(
  scope: PanelScope,
  session: SessionCode,
  withdrawal: { readonly at: string; readonly by: string },
): Promise<void> {
  await scope.trx
    .updateTable('results')
    .set({ withdrawnAt: withdrawal.at, withdrawnBy: withdrawal.by })
    .where('panel', '=', scope.panel)
    .where('session', '=', session)
    .where('withdrawnAt', 'is', null)
    .execute();
  await refreshClasses(scope, session);
}

/**
 * Updates the class and predominant defect of a session's samples from their last current result.
 * Invalidated results (ASM-30), training sessions and counter-assessments (PLN-42) do not count. A
 * sample is validated exactly when it has such a result (SAM-4).
 */
export async function refreshClasses(
  { trx, panel }: PanelScope,
  session: SessionCode,
): Promise<void> {
  await sql`
    update samples p set class = last.class, validated = last.class is not null,
      predominant_defect = last.predominant_defect from (
      select q.id, r.class, r.predominant_defect from samples q left join lateral (
        select r.class, r.predominant_defect from results r
        join sessions s on s.panel = r.panel and s.number = r.session and not s.training
          and s.checked_sample is distinct from r.sample
        where r.panel = q.panel and r.sample = q.id and r.withdrawn_at is null
          and not ${isInvalid('r.panel', 'r.session', 'r.sample')}
        order by r.date desc, r.session desc, r.replicate limit 1) r on true
      where q.panel = ${panel} and q.id in (
        select sample from results where panel = ${panel} and session = ${session})) last
    where p.panel = ${panel} and p.id = last.id`.execute(trx);
}
