import type { Deviation } from '../../domain/reports/deviation.ts';
import { conductWarnings } from '../../domain/sessions/conduct-warnings.ts';
import { conductDoubts } from '../../domain/sheets/conduct.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import type { ReportSessionFacts } from '../database/reports/load-report-facts.ts';
import { keyOf, type ReportedSheet } from '../database/reports/reported-sheets.ts';

/** The facts of one session from which the deviations in a report are derived. */
export type SessionFacts = Pick<
  ReportSessionFacts,
  'plan' | 'sessionsThatDay' | 'sheets' | 'audited' | 'hasOpenedFigures' | 'selfKeyedSheets'
> & {
  readonly session: number;
  readonly row: Pick<ReportSessionFacts['row'], 'validationReason' | 'validatedBy'>;
};

/**
 * The conditions about the register or the stock of oil, which say nothing about how a sample was
 * tasted.
 */
const OF_THE_DESK: readonly string[] = ['tasters-active', 'samples-left'];

/**
 * Lists the deviations of a session from the method, and the overridden criteria, as far as they
 * concern the sample of this code (RPT-4).
 */
export function deviationsFromMethod(facts: SessionFacts, sample: string): readonly Deviation[] {
  const { session, sheets, audited, row } = facts;
  const failed = audited.failed.filter((one) => one.sample === sample).map(({ code }) => code);
  return [
    ...(row.validationReason === null
      ? []
      : [
          {
            what: 'criteria',
            session,
            failed,
            by: row.validatedBy ?? '',
            reason: row.validationReason,
          } as const,
        ]),
    ...sheets.flatMap((sheet) => sheetDeviations(facts, sheet)),
    ...(facts.hasOpenedFigures ? [{ what: 'figures-opened', session } as const] : []),
    ...conditions(facts).map((code) => ({ what: 'condition', session, code }) as const),
  ];
}

function sheetDeviations(facts: SessionFacts, sheet: ReportedSheet): readonly Deviation[] {
  const { session, audited } = facts;
  const of = { session, replicate: sheet.replicate, taster: sheet.tasterCode };
  if (sheet.reopened !== null) return [{ what: 'opened-again', ...of, reason: sheet.reopened }];
  const out = audited.excluded.find(
    ({ taster, code }) => taster === sheet.taster && code === sheet.code,
  );
  return [
    ...(sheet.valid ? [] : [{ what: 'left-out', ...of, reason: out?.reason ?? '' } as const]),
    ...(sheet.keyed === null
      ? []
      : [keyedIn(of, sheet.keyed, facts.selfKeyedSheets.has(keyOf(sheet)))]),
    ...(sheet.smelledOnly ? [{ what: 'smelled-only', ...of } as const] : []),
    ...conductDoubts(sheet.conduct).map((doubt) => ({ what: 'taken', ...of, doubt }) as const),
  ];
}

/** Builds the deviation of a sheet that was keyed in from paper (KEY-6, KEY-9). */
const keyedIn = (
  of: { readonly session: number; readonly replicate: Replicate; readonly taster: string },
  reason: string,
  isAlone: boolean,
): Deviation => ({ what: 'keyed-in', ...of, reason, ...(isAlone ? { alone: true } : {}) });

function conditions({ plan, sessionsThatDay }: SessionFacts): readonly string[] {
  if (plan === null) return [];
  return conductWarnings(plan, { sessionsThatDay, inactive: [], left: new Map() })
    .filter(({ met, code }) => !met && !OF_THE_DESK.includes(code))
    .map(({ code }) => code);
}
