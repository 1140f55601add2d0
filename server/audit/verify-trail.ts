import type { PanelScope } from '../database/database.ts';
import type { DayHeads } from './day-heads-file.ts';
import { createNamedRecords } from './named-records.ts';
import type { TrailScope } from './trail-scope.ts';
import { type AuditVerdict, type TrailProblem, verifyAudit } from './verify-audit.ts';
import { verifyRecords } from './verify-records.ts';
import type { WrongRecord } from './wrong-record.ts';

/** The state of a panel's trail and of what it names. `what` is the record that differs, if it is one. */
export type TrailVerdict = Omit<AuditVerdict, 'broken'> & {
  readonly broken: {
    /** The entry, or the line of the heads of the day. */
    readonly sequence: number;
    readonly problem: TrailProblem | WrongRecord['problem'] | 'days-damaged';
    readonly what: string | null;
  } | null;
};

/**
 * AUD-7, AUD-9, AUD-10: verifies a panel's trail: the chain and its signed end, what was written down of it outside the
 * database, and the records that it names.
 */
export async function verifyTrail(
  scope: PanelScope & TrailScope,
  { heads, damaged }: DayHeads,
): Promise<TrailVerdict> {
  const named = createNamedRecords();
  const own = heads.filter(({ panel }) => panel === scope.panel);
  const { broken, ...verdict } = await verifyAudit(scope, scope.panel, own, named.note);
  if (broken !== null) return { ...verdict, broken: { ...broken, what: null } };
  const [line] = damaged;
  if (line !== undefined)
    return { ...verdict, broken: { sequence: line, problem: 'days-damaged', what: null } };
  const wrong = await verifyRecords(scope, named);
  return { ...verdict, broken: wrong && { sequence: verdict.links, ...wrong } };
}
