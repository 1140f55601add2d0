import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { LogEnd, LostPlaces, StoredDocument } from '../sync/document-store.ts';
import type { Tables } from './tables.ts';

/** The snapshot, or one update: which place it goes to, with the running digest there. */
type Row = {
  readonly birth: string;
  readonly place: number;
  readonly digest: Uint8Array;
  readonly data: Uint8Array;
  /** Of the snapshot: the digest of its bytes, and how far the log goes. */
  readonly own: Uint8Array;
  readonly length: number;
  readonly closed: boolean;
};

/** The digest of some bytes after others, SHA-256. */
export const digestOf = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** KEE-4, KEE-9: a document with its log, in one statement, so that a merge meanwhile is seen whole or not at all. */
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

/** The rows that are as they were written, and which places are missing or altered, from the first to the last. */
function checked(
  snapshot: Row,
  log: readonly Row[],
): { readonly intact: readonly Row[]; readonly lost: LostPlaces | null } {
  const lost: number[] = [];
  const intact: Row[] = [];
  let { place, digest } = snapshot;
  for (const row of log) {
    for (let at = place + 1; at < row.place; at += 1) lost.push(at);
    // Behind a hole nothing tells whether a row is as it was; only what follows it can be held against it.
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
 * KEE-8: what was stored beyond a place, and how far that goes; from the snapshot on where the log was merged since. Null
 * where another document was put in its place: of that one nothing belongs to this.
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
 * KEE-8: closes documents to what devices write, or opens them again, in the transaction of the decision. It waits for
 * what is being appended; after it nothing is, until the transaction ends, and then only where it was opened.
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
 * EVA-5: puts another document in the place of one, under a birth of its own and open to what devices write. The places of
 * the log go on, so that no process takes the one for the other.
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
