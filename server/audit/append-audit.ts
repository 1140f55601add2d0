import type { Transaction } from 'kysely';
import type { PanelId } from '../../domain/words/ids.ts';
import { json } from '../database/json.ts';
import type { Tables } from '../database/tables.ts';
import { type AuditEntry, digestLink, FIRST_PREVIOUS } from './audit-entry.ts';

/** Where an entry stands in its panel's trail. */
export type ChainEnd = { readonly sequence: number; readonly digest: string };

/** An entry with the instant of what it tells of. */
export type DatedEntry = { readonly entry: AuditEntry; readonly at: Date };

/**
 * AUD-2: adds an entry to its panel's trail in the transaction of what it tells of, so that neither is kept without
 * the other. Entries of one panel follow one another: the head of the chain is locked until the transaction ends.
 */
export async function appendAudit(
  trx: Transaction<Tables>,
  entry: AuditEntry,
  at: Date = new Date(),
): Promise<ChainEnd> {
  return appendAudits(trx, entry.panel, [{ entry, at }]);
}

/** AUD-2: adds several entries of one panel, in their order; answers the place of the last. */
export async function appendAudits(
  trx: Transaction<Tables>,
  panel: PanelId,
  entries: readonly DatedEntry[],
): Promise<ChainEnd> {
  await trx
    .insertInto('auditHeads')
    .values({ panel, sequence: 0, digest: FIRST_PREVIOUS })
    .onConflict((conflict) => conflict.column('panel').doNothing())
    .execute();
  const head = await trx
    .selectFrom('auditHeads')
    .select(['sequence', 'digest'])
    .where('panel', '=', panel)
    .forUpdate()
    .executeTakeFirstOrThrow();
  let place: ChainEnd = head;
  const rows = entries.map(({ entry, at }) => {
    if (entry.panel !== panel) throw new Error('an entry of another panel');
    const row = rowAfter(place, entry, at);
    place = { sequence: row.sequence, digest: row.digest };
    return row;
  });
  if (rows.length > 0) await trx.insertInto('audit').values(rows).execute();
  await trx.updateTable('auditHeads').set(place).where('panel', '=', panel).execute();
  return place;
}

function rowAfter(last: ChainEnd, entry: AuditEntry, at: Date) {
  const link = {
    ...entry,
    sequence: last.sequence + 1,
    at: at.toISOString(),
    previous: last.digest,
  };
  return {
    panel: link.panel,
    sequence: link.sequence,
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
    digest: digestLink(link),
  };
}
