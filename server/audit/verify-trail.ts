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

/** The state of a panel's trail and of what it names. `what` is the record that differs, if it is one. */
export type TrailVerdict = Omit<AuditVerdict, 'broken'> & {
  /** AUD-22: how many sessions were shown before the trail held a digest of their glasses; absent where none was. */
  readonly undigested?: number;
  readonly broken: {
    /** The entry, or the line of the heads of the day. */
    readonly sequence: number;
    readonly problem: TrailProblem | WrongRecord['problem'] | 'days-damaged';
    readonly what: string | null;
  } | null;
};

/**
 * AUD-7, AUD-9, AUD-10: verifies a panel's trail: the chain and its signed end, what was written down of it outside the
 * database, the records that it names, and what it told last of what changes.
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
 * AUD-23: verifies a panel's trail and the records that it names, and the accounts that it tells of, which stand beside the
 * panels. `inPanel` reads the panel: over which connection, whoever asks says.
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
