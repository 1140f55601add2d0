import type { Transaction } from 'kysely';
import { accept, type Result } from '../../domain/refusal.ts';
import type { Actor } from '../../domain/rights/actor.ts';
import { appendAudits } from '../audit/append-audit.ts';
import type { AuditEntry } from '../audit/audit-entry.ts';
import type { Database, PanelScope } from '../database/database.ts';
import { decideAsInstallation, decideInPanel } from '../database/decide.ts';
import type { Tables } from '../database/tables.ts';
import { auditOf } from './audit-of.ts';

/** What the trail keeps of a decision beside who made it and whence. */
export type Told = Pick<AuditEntry, 'command' | 'data' | 'before' | 'after' | 'reason'>;

/** What was decided: the answer, and what of it goes into the trail. */
export type Recorded<Value> = { readonly answer: Value; readonly told: Told | readonly Told[] };

type Caller = { readonly actor: Actor; readonly from: string };

/** AUD-2: decides in one transaction of the caller's panel, entry and effects together; what is refused leaves neither. */
export const decideRecorded = <Value>(
  database: Database,
  call: Caller,
  decide: (scope: PanelScope) => Promise<Result<Recorded<Value>>>,
): Promise<Result<Value>> =>
  decideInPanel(database, call.actor.panel, async (scope) =>
    recorded(scope.trx, call, await decide(scope)),
  );

/** AUD-2: the same where accounts change, which stand beside the panels. */
export const decideAccountsRecorded = <Value>(
  database: Database,
  call: Caller,
  decide: (scope: PanelScope) => Promise<Result<Recorded<Value>>>,
): Promise<Result<Value>> =>
  decideAsInstallation(database, async (trx) =>
    recorded(trx, call, await decide({ trx, panel: call.actor.panel })),
  );

async function recorded<Value>(
  trx: Transaction<Tables>,
  call: Caller,
  decision: Result<Recorded<Value>>,
): Promise<Result<Value>> {
  if (!decision.ok) return decision;
  const { answer, told } = decision.value;
  const at = new Date();
  await appendAudits(
    trx,
    call.actor.panel,
    [told].flat().map((part) => ({ entry: { ...auditOf(call), ...part }, at })),
  );
  return accept(answer);
}
