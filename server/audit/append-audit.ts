import { sql } from 'kysely';
import type { PanelId } from '../../domain/words/ids.ts';
import { json } from '../database/json.ts';
import { type AuditEntry, digestLink } from './audit-entry.ts';
import { isSignedHead, signHead } from './signed-head.ts';
import type { TrailScope } from './trail-scope.ts';

/** The position of an entry in its panel's audit trail: its sequence number and digest. */
export type ChainEnd = { readonly sequence: number; readonly digest: string };

/** An audit entry with the time of the event that it records. */
export type DatedEntry = { readonly entry: AuditEntry; readonly at: Date };

type KeptHead = ChainEnd & {
  readonly since: number | null;
  readonly key: string | null;
  readonly signature: string | null;
};

/**
 * Appends an entry to its panel's audit trail, a hash chain, in the transaction of the recorded
 * change (AUD-2, AUD-25). So neither is stored without the other. Entries of one panel are
 * serialised: the head of the chain is locked until the transaction ends.
 */
export async function appendAudit(
  scope: TrailScope,
  entry: AuditEntry,
  at: Date = new Date(),
): Promise<ChainEnd> {
  return appendAudits(scope, entry.panel, [{ entry, at }]);
}

/**
 * Appends several audit entries of one panel, in their order, under one signature (AUD-2). Returns
 * the position of the last.
 */
export async function appendAudits(
  { trx, trailKey }: TrailScope,
  panel: PanelId,
  entries: readonly DatedEntry[],
): Promise<ChainEnd> {
  const { rows: heads } =
    await sql<KeptHead>`select * from verdial_audit_head(${panel}::uuid)`.execute(trx);
  const [head] = heads;
  if (head === undefined) throw new Error('a trail without a head');
  let place: ChainEnd = { sequence: head.sequence, digest: head.digest };
  const rows = entries.map(({ entry, at }) => {
    if (entry.panel !== panel) throw new Error('an entry of another panel');
    const row = rowAfter(place, entry, at);
    place = { sequence: row.sequence, digest: row.digest };
    return row;
  });
  if (rows.length === 0) return place;
  // A head that this key did not sign is never signed afterwards (AUD-6, AUD-38). From then on,
  // signatures are valid only from the next entry on.
  const goesOn =
    head.since !== null && isSignedHead(trailKey, { panel, ...head, since: head.since }, 'head');
  const since = goesOn ? (head.since ?? 1) : head.sequence + 1;
  const signature = signHead(trailKey, { panel, ...place, since }, 'head');
  await sql`select verdial_append_audit(${panel}::uuid, ${json(rows)}::jsonb, ${since}::int,
    ${trailKey.id}, ${signature})`.execute(trx);
  return place;
}

function rowAfter(last: ChainEnd, entry: AuditEntry, at: Date) {
  const link = {
    ...entry,
    sequence: last.sequence + 1,
    at: at.toISOString(),
    previous: last.digest,
  };
  const { sequence, actor, name, role, from: origin, command, data, before, after } = link;
  return {
    sequence,
    at: link.at,
    actor,
    name,
    role,
    origin,
    command,
    data,
    before,
    after,
    reason: link.reason ?? null,
    previous: link.previous,
    digest: digestLink(link),
  };
}
