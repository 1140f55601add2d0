import { appendAudit } from '../../audit/append-audit.ts';
import type { PanelScope } from '../../database/database.ts';
import type { Issuer } from './command-parts.ts';

/** What a command leaves in the audit trail. */
export type CommandRecord = {
  readonly command: string;
  readonly data: unknown;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | null;
};

/** AUD-2: writes the audit row of a command in the transaction of its effects. */
export async function keepRecord(
  { trx, panel }: PanelScope,
  { user, name, role, from }: Issuer,
  record: CommandRecord,
  at: string,
): Promise<void> {
  await appendAudit(trx, { panel, actor: user, name, role, from, ...record }, new Date(at));
}
