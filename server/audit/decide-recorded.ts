import { accept, type Result } from '../../domain/refusal.ts';
import type { Database, PanelScope } from '../database/database.ts';
import { decideAsInstallation, decideInPanel } from '../database/decide.ts';
import { appendAudits } from './append-audit.ts';
import type { AuditEntry } from './audit-entry.ts';
import type { Issuer } from './issuer.ts';
import { type TrailScope, trailOf } from './trail-scope.ts';

/** What the trail keeps of a decision beside who made it and whence. */
export type AuditedChange = Pick<AuditEntry, 'command' | 'data' | 'before' | 'after' | 'reason'>;

/** What was decided: the answer, and what of it goes into the trail; nothing where nothing changed. */
export type Recorded<Value> = {
  readonly answer: Value;
  readonly told: AuditedChange | readonly AuditedChange[];
};

/** By whom and when something is decided. */
export type Decider = { readonly issuer: Issuer; readonly at: Date };

/** AUD-2: decides in one transaction of the issuer's panel, entry and effects together; what is refused leaves neither. */
export const decideRecorded = <Value>(
  database: Database,
  by: Decider,
  decide: (scope: PanelScope) => Promise<Result<Recorded<Value>>>,
): Promise<Result<Value>> =>
  decideInPanel(database, by.issuer.panel, async (scope) =>
    keepDecision(trailOf(database, scope.trx), by, await decide(scope)),
  );

/** AUD-2: the same where accounts change, which stand beside the panels. */
export const decideAccountsRecorded = <Value>(
  database: Database,
  by: Decider,
  decide: (scope: PanelScope) => Promise<Result<Recorded<Value>>>,
): Promise<Result<Value>> =>
  decideAsInstallation(database, async (trx) =>
    keepDecision(trailOf(database, trx), by, await decide({ trx, panel: by.issuer.panel })),
  );

/** AUD-2: writes what was decided into the trail, in the transaction of its effects. */
export async function keepDecision<Value>(
  scope: TrailScope,
  { issuer, at }: Decider,
  decision: Result<Recorded<Value>>,
): Promise<Result<Value>> {
  if (!decision.ok) return decision;
  const { answer, told } = decision.value;
  const { user: actor, ...whence } = issuer;
  const entries = [told].flat().map((part) => ({ entry: { actor, ...whence, ...part }, at }));
  if (entries.length > 0) await appendAudits(scope, issuer.panel, entries);
  return accept(answer);
}
