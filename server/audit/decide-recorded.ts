import { accept, type Result } from '../../domain/refusal.ts';
import type { Database, PanelScope } from '../database/database.ts';
import { decideAsInstallation, decideInPanel } from '../database/decide.ts';
import { appendAudits } from './append-audit.ts';
import type { AuditEntry } from './audit-entry.ts';
import type { Issuer } from './issuer.ts';
import { type TrailScope, trailOf } from './trail-scope.ts';

/**
 * The part of an audit entry that a decision provides. The actor, the origin and the time come from
 * its `Decider`.
 */
export type AuditedChange = Pick<AuditEntry, 'command' | 'data' | 'before' | 'after' | 'reason'>;

/**
 * The outcome of a decision: its answer and its audit entries. There are none when nothing changed.
 */
export type Recorded<Value> = {
  readonly answer: Value;
  readonly audited: AuditedChange | readonly AuditedChange[];
};

/** The issuer and the time of a decision. */
export type Decider = { readonly issuer: Issuer; readonly at: Date };

/**
 * Makes a decision in one transaction of the issuer's panel, together with its audit entries and
 * effects (AUD-2). A refusal rolls back everything.
 */
export const decideRecorded = <Value>(
  database: Database,
  by: Decider,
  decide: (scope: PanelScope) => Promise<Result<Recorded<Value>>>,
): Promise<Result<Value>> =>
  decideInPanel(database, by.issuer.panel, async (scope) =>
    keepDecision(trailOf(database, scope.trx), by, await decide(scope)),
  );

/**
 * Makes a decision that changes accounts, with its audit entries, in one transaction of the
 * installation (AUD-2). Accounts are not in the scope of a panel's row-level security.
 */
export const decideAccountsRecorded = <Value>(
  database: Database,
  by: Decider,
  decide: (scope: PanelScope) => Promise<Result<Recorded<Value>>>,
): Promise<Result<Value>> =>
  decideAsInstallation(database, async (trx) =>
    keepDecision(trailOf(database, trx), by, await decide({ trx, panel: by.issuer.panel })),
  );

/** Appends the audit entries of a decision, in the transaction of its effects (AUD-2). */
export async function keepDecision<Value>(
  scope: TrailScope,
  { issuer, at }: Decider,
  decision: Result<Recorded<Value>>,
): Promise<Result<Value>> {
  if (!decision.ok) return decision;
  const { answer, audited } = decision.value;
  const { user: actor, ...whence } = issuer;
  const entries = [audited].flat().map((part) => ({ entry: { actor, ...whence, ...part }, at }));
  if (entries.length > 0) await appendAudits(scope, issuer.panel, entries);
  return accept(answer);
}
