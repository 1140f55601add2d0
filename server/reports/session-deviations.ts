import type { PlanValue } from '../../domain/documents/session.document.ts';
import type { Deviation } from '../../domain/reports/deviation.ts';
import { conductWarnings } from '../../domain/sessions/conduct-warnings.ts';
import { conductDoubts } from '../../domain/sheets/conduct.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import type { ReportedSheet } from '../database/reported-sheets.ts';
import type { AuditedValidation } from './audited-validation.ts';

/** What is known of one session that a report may have to tell. */
export type SessionFacts = {
  readonly session: number;
  /** The code of the sample in the register. */
  readonly sample: string;
  readonly plan: PlanValue | null;
  readonly sessionsThatDay: number;
  readonly sheets: readonly ReportedSheet[];
  readonly told: AuditedValidation;
  readonly validation: { readonly reason: string | null; readonly by: string };
  readonly hasOpenedFigures: boolean;
  /** KEY-9: the sheets (`keyOf`) that one person alone opened again and keyed in. */
  readonly selfKeyedSheets: ReadonlySet<string>;
};

/** What tells of the register or of the oil that is left, and not of how it was tasted. */
const OF_THE_DESK: readonly string[] = ['tasters-active', 'samples-left'];

/** RPT-4: what of a session was otherwise than asked, or overridden, as far as it is about this sample. */
export function sessionDeviations(facts: SessionFacts): readonly Deviation[] {
  const { session, sample, sheets, told, validation } = facts;
  const failed = told.failed.filter((one) => one.sample === sample).map(({ code }) => code);
  return [
    ...(validation.reason === null
      ? []
      : [
          {
            what: 'criteria',
            session,
            failed,
            by: validation.by,
            reason: validation.reason,
          } as const,
        ]),
    ...sheets.flatMap((sheet) => sheetDeviations(facts, sheet)),
    ...(facts.hasOpenedFigures ? [{ what: 'figures-opened', session } as const] : []),
    ...conditions(facts).map((code) => ({ what: 'condition', session, code }) as const),
  ];
}

/** A sheet of a session, by taster and code. */
export const keyOf = (sheet: { readonly taster: string; readonly code: string }): string =>
  `${sheet.taster} ${sheet.code}`;

function sheetDeviations(facts: SessionFacts, sheet: ReportedSheet): readonly Deviation[] {
  const { session, told } = facts;
  const of = { session, replicate: sheet.replicate, taster: sheet.tasterCode };
  if (sheet.reopened !== null) return [{ what: 'opened-again', ...of, reason: sheet.reopened }];
  const out = told.excluded.find(
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

/** KEY-6, KEY-9 */
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
