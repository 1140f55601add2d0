import type { Transaction } from 'kysely';
import { json } from '../database/json.ts';
import type { Tables } from '../database/tables.ts';
import { type AuditEntry, digestLink, FIRST_PREVIOUS } from './audit-entry.ts';

/** Where an entry stands in its panel's trail. */
export type AuditPlace = { readonly sequence: number; readonly digest: string };

/**
 * AUD-2: adds an entry to its panel's trail in the transaction of what it tells of, so that neither is kept without
 * the other. Entries of one panel follow one another: the head of the chain is locked until the transaction ends.
 */
export async function appendAudit(
  trx: Transaction<Tables>,
  entry: AuditEntry,
  at: Date = new Date(),
): Promise<AuditPlace> {
  const { panel } = entry;
  await trx
    .insertInto('audit_heads')
    .values({ panel, sequence: 0, digest: FIRST_PREVIOUS })
    .onConflict((conflict) => conflict.column('panel').doNothing())
    .execute();
  const head = await trx
    .selectFrom('audit_heads')
    .select(['sequence', 'digest'])
    .where('panel', '=', panel)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const link = {
    ...entry,
    sequence: head.sequence + 1,
    at: at.toISOString(),
    previous: head.digest,
  };
  const digest = digestLink(link);
  const { sequence } = link;
  await trx
    .insertInto('audit')
    .values({
      panel,
      sequence,
      at: link.at,
      actor: link.actor,
      name: link.name,
      role: link.role,
      origin: link.from,
      command: link.command,
      data: json(link.data),
      before: json(link.before),
      after: json(link.after),
      reason: link.reason ?? null,
      previous: link.previous,
      digest,
    })
    .execute();
  await trx
    .updateTable('audit_heads')
    .set({ sequence, digest })
    .where('panel', '=', panel)
    .execute();
  return { sequence, digest };
}
