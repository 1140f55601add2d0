import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { LogEnd, LostPlaces, StoredDocument } from '../../sync/document-store.ts';
import type { Tables } from '../tables.ts';

/**
 * A row of a document's log: the snapshot or one update, with its log position and the running
 * digest there.
 */
type Row = {
  readonly birth: string;
  readonly place: number;
  readonly digest: Uint8Array;
  readonly data: Uint8Array;
  /** Only of the snapshot: the digest of its bytes, and the length of the log. */
  readonly own: Uint8Array;
  readonly length: number;
  readonly closed: boolean;
};

/** The SHA-256 digest of byte arrays, concatenated. */
export const digestOf = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/**
 * Loads a document with its log in one statement, so that a concurrent compaction is seen in full
 * or not at all (KEE-4, KEE-9).
 */
export async function loadDocument(
  db: Pick<Transaction<Tables>, 'getExecutor'>,
  name: string,
): Promise<StoredDocument | null> {
  const { rows } = await sql<Row>`
    select d.birth, d.place, d.digest, d.snapshot as data, d.snapshot_digest as own, h.length, h.closed
      from documents d join document_heads h on h.panel = d.panel and h.document = d.id where d.name = ${name}
    union all
    select '', u.place, u.digest, u.data, ''::bytea, 0, false from document_updates u
      join documents d on d.panel = u.panel and d.id = u.document where d.name = ${name} and u.place > d.place
    order by place`.execute(db);
  const [first, ...log] = rows;
  if (first === undefined) return null;
  if (!digestOf(first.data).equals(first.own))
    throw new Error('the snapshot is not as it was written');
  const { intact, lost } = checked(first, log);
  return {
    birth: first.birth,
    snapshot: Uint8Array.from(first.data),
    updates: intact.map(({ data }) => Uint8Array.from(data)),
    place: first.length,
    merged: first.place,
    closed: first.closed,
    lost,
  };
}

/**
 * Verifies the running digests of a log. Returns the intact rows, and the range of positions that
 * are missing or altered.
 */
function checked(
  snapshot: Row,
  log: readonly Row[],
): { readonly intact: readonly Row[]; readonly lost: LostPlaces | null } {
  const lost: number[] = [];
  const intact: Row[] = [];
  let { place, digest } = snapshot;
  for (const row of log) {
    for (let at = place + 1; at < row.place; at += 1) lost.push(at);
    // After a gap the digest of the next row cannot be verified. The rows after that one can.
    const follows = row.place === place + 1;
    if (follows && !digestOf(digest, row.data).equals(row.digest)) lost.push(row.place);
    else intact.push(row);
    ({ place, digest } = row);
  }
  for (let at = place + 1; at <= snapshot.length; at += 1) lost.push(at);
  const [from] = lost;
  return { intact, lost: from === undefined ? null : { from, to: lost.at(-1) ?? from } };
}

/**
 * Returns the updates after a log position, and the new end of the log (KEE-8). Begins with the
 * snapshot where the log was compacted since. Null when the document was replaced under another
 * generation id.
 */
export async function logSince(
  db: Pick<Transaction<Tables>, 'getExecutor'>,
  { name, birth, place }: { readonly name: string; readonly birth: string; readonly place: number },
): Promise<LogEnd | null> {
  const { rows } = await sql<{
    readonly place: number;
    readonly birth: string | null;
    readonly data: Uint8Array | null;
  }>`
    select h.length as place, d.birth, case when d.place > ${place} then d.snapshot end as data, 0 as part
      from documents d join document_heads h on h.panel = d.panel and h.document = d.id where d.name = ${name}
    union all
    select u.place, null, u.data, 1 from document_updates u
      join documents d on d.panel = u.panel and d.id = u.document where d.name = ${name} and u.place > ${place}
    order by part, place`.execute(db);
  const [head] = rows;
  if (head !== undefined && head.birth !== birth) return null;
  return {
    place: head?.place ?? place,
    updates: rows.flatMap(({ data }) => (data === null ? [] : [Uint8Array.from(data)])),
  };
}

/**
 * Closes documents to updates of devices, or opens them again, in the transaction of a decision
 * (KEE-8). Waits for appends in progress. Later appends wait until the transaction ends. Updates of
 * devices are then stored only if the document is open, those of the server itself always.
 */
export async function closeDocuments(
  db: Pick<Transaction<Tables>, 'getExecutor'>,
  names: readonly string[],
  closed: boolean,
): Promise<void> {
  if (names.length === 0) return;
  await sql`update document_heads set closed = ${closed}
    where document in (select id from documents where name = any (${[...names]}::text[]))`.execute(
    db,
  );
}

/**
 * Replaces a document under a new generation id (birth), open to updates of devices (EVA-5). Log
 * positions continue, so that no process confuses the two documents.
 */
export async function replaceDocument(
  db: Pick<Transaction<Tables>, 'getExecutor'>,
  {
    name,
    birth,
    state,
  }: { readonly name: string; readonly birth: string; readonly state: Uint8Array },
): Promise<void> {
  await sql`
    with head as (
      update document_heads set closed = false, birth = ${birth}, length = length + 1, digest = sha256(digest || ${state}::bytea)
        where document = (select id from documents where name = ${name})
        returning document, length, digest
    ), gone as (
      delete from document_updates u using head where u.document = head.document
    )
    update documents d set birth = ${birth}, snapshot = ${state}, snapshot_digest = sha256(${state}::bytea),
        place = head.length, digest = head.digest
      from head where d.id = head.document`.execute(db);
}
