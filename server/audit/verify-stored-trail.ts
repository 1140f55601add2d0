import type { PanelId } from '../../domain/words/ids.ts';
import type { Database, PanelScope } from '../database/database.ts';
import type { DayHeads } from './day-heads-file.ts';
import { createNamedRecords } from './named-records.ts';
import { createNamedStates } from './named-states.ts';
import type { TrailScope } from './trail-scope.ts';
import { verifyAccounts } from './verify-accounts.ts';
import { type AuditVerdict, type TrailProblem, verifyAudit } from './verify-audit.ts';
import { verifyRecords } from './verify-records.ts';
import { verifyStates } from './verify-states.ts';
import type { WrongRecord } from './wrong-record.ts';

/**
 * The result of verifying a panel's audit trail and the records in it. `what` names the differing
 * record, if there is one.
 */
export type TrailVerdict = Omit<AuditVerdict, 'broken'> & {
  /**
   * The number of sessions that were shown before the trail had digests of glasses; absent when
   * there are none (AUD-22, AUD-30).
   */
  readonly undigested?: number;
  readonly broken: {
    /** The number of the entry, or of the line in the file of day heads. */
    readonly sequence: number;
    readonly problem: TrailProblem | WrongRecord['problem'] | 'days-damaged';
    readonly what: string | null;
  } | null;
};

/**
 * Verifies a panel's audit trail: the hash chain and its signed head, the day heads outside the
 * database, the records, and the latest states (AUD-7, AUD-9, AUD-10).
 */
export async function verifyTrail(
  scope: PanelScope & TrailScope,
  { heads, damaged }: DayHeads,
): Promise<TrailVerdict> {
  const named = createNamedRecords();
  const states = createNamedStates();
  const own = heads.filter(({ panel }) => panel === scope.panel);
  const { broken, ...verdict } = await verifyAudit(scope, scope.panel, own, (link) => {
    named.note(link);
    states.note(link);
  });
  if (broken !== null) return { ...verdict, broken: { ...broken, what: null } };
  const [line] = damaged;
  if (line !== undefined)
    return { ...verdict, broken: { sequence: line, problem: 'days-damaged', what: null } };
  const wrong = (await verifyRecords(scope, named)) ?? (await verifyStates(scope, states));
  const undigested = [...states.keys.values()].filter((key) => key === null).length;
  return {
    ...verdict,
    ...(undigested > 0 && { undigested }),
    broken: wrong && { sequence: verdict.links, ...wrong },
  };
}

/**
 * Verifies a panel's audit trail with its records, and the accounts in it, which are outside the
 * panel's row-level security (AUD-23). `inPanel` provides the connection that reads the panel.
 */
export async function verifyPanel(
  database: Pick<Database, 'asInstallation' | 'trailKey'>,
  panel: PanelId,
  { days, inPanel }: { readonly days: DayHeads; readonly inPanel: Database['inPanel'] },
): Promise<TrailVerdict> {
  const { trailKey } = database;
  const verdict = await inPanel(panel, (scope) => verifyTrail({ ...scope, trailKey }, days));
  if (verdict.broken !== null) return verdict;
  const [wrong] = await database.asInstallation((trx) => verifyAccounts(trx, panel));
  return wrong === undefined
    ? verdict
    : { ...verdict, broken: { sequence: verdict.links, ...wrong } };
}
