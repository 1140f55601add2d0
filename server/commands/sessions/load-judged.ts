import { z } from 'zod';
import type { Exclusion } from '../../../domain/documents/assessment.document.ts';
import { referenceValueSchema } from '../../../domain/samples/reference-value.ts';
import type { ServedGlass } from '../../../domain/sessions/decide-show.ts';
import type { SampleId, SessionCode } from '../../../domain/words/ids.ts';
import { scoreSheet } from '../../../domain/words/sealed-answers.ts';
import type { PanelScope } from '../../database/database.ts';
import { listGlasses } from '../../database/sessions/glasses.ts';
import { type KeptSheet, listSealedSheets } from '../../database/sheets/sheets.ts';
import type { JudgedGlass } from './judge-session.ts';

/**
 * The facts that a session is judged by: every glass with the sheets that count, and all current
 * sealed sheets, excluded ones too.
 */
export type JudgedFacts = {
  /** Every glass as it was served. */
  readonly served: readonly ServedGlass[];
  readonly glasses: readonly JudgedGlass[];
  /** Each sheet with the reason why it is left out of the figures, or null. */
  readonly sheets: readonly (KeptSheet & { readonly exclusion: Exclusion | null })[];
};

/**
 * Loads the sealed sheets of a session, with the exclusions of the leader's working notes (ASM-1).
 */
export async function loadJudged(
  scope: PanelScope,
  session: SessionCode,
  exclusions: ReadonlyMap<SampleId, readonly Exclusion[]>,
): Promise<JudgedFacts> {
  const served = await listGlasses(scope, session);
  const samples = await samplesOf(
    scope,
    served.map(({ sample }) => sample),
  );
  const sheets = (await listSealedSheets(scope, session)).map((sheet) => ({
    ...sheet,
    exclusion:
      [...exclusions]
        .find(([sample]) => sample === sheet.sample)?.[1]
        .find((one) => one.taster === sheet.taster && one.replicate === sheet.replicate) ?? null,
  }));
  const glasses = new Map<string, JudgedGlass>();
  for (const { sample, replicate } of served) {
    const known = samples.get(sample);
    if (known === undefined) continue;
    const counted = sheets.filter(
      (sheet) =>
        sheet.sample === sample && sheet.replicate === replicate && sheet.exclusion === null,
    );
    glasses.set(`${known.code}|${replicate}|${sample}`, {
      sample,
      replicate,
      code: known.code,
      reference: known.reference ? z.array(referenceValueSchema).parse(known.referenceValues) : [],
      sheets: counted.map(scoreSheet),
    });
  }
  const inOrder = [...glasses].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, glass]) => glass);
  return { served, glasses: inOrder, sheets };
}

async function samplesOf({ trx, panel }: PanelScope, ids: readonly SampleId[]) {
  const none = ids.length === 0;
  if (none) return new Map<SampleId, never>();
  const rows = await trx
    .selectFrom('samples')
    .select(['id', 'code', 'reference', 'referenceValues'])
    .where('panel', '=', panel)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
