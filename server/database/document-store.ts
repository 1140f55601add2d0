import { sql, type Transaction } from 'kysely';
import { parseDocumentName } from '../../domain/documents/name.ts';
import type {
  Appended,
  DocumentHead,
  DocumentStore,
  PendingUpdate,
} from '../sync/document-store.ts';
import type { Database } from './database.ts';
import { digestOf, loadDocument, logSince } from './document-log.ts';
import type { Tables } from './tables.ts';

/** A document on its way into the database. */
export type NewDocument = {
  readonly name: string;
  readonly birth: string;
  readonly state: Uint8Array;
};

const base64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

/**
 * Stores new documents in a transaction of the caller, so that they come to be with what they are made for. Answers the
 * names that were new; a document that exists is left as it is.
 */
export async function insertDocuments(
  trx: Transaction<Tables>,
  documents: readonly NewDocument[],
): Promise<readonly string[]> {
  if (documents.length === 0) return [];
  const rows = await trx
    .insertInto('documents')
    .values(
      documents.map(({ name, birth, state }) => {
        const parsed = parseDocumentName(name);
        if (parsed === null) throw new Error(`not a document's name: ${name}`);
        const { panel, kind } = parsed;
        const digest = digestOf(state);
        return { name, panel, kind, birth, snapshot: state, snapshotDigest: digest, digest };
      }),
    )
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning(['id as document', 'panel', 'birth', 'digest', 'name'])
    .execute();
  if (rows.length > 0)
    await trx
      .insertInto('documentHeads')
      .values(rows.map(({ name: _name, ...head }) => head))
      .execute();
  return rows.map(({ name }) => name);
}

/** KEE-4: the memory of live documents in the database. A promise that resolved means committed. */
export function createDocumentStore(database: Database): DocumentStore {
  const { db } = database;
  return {
    load: (name) => loadDocument(db, name),

    create: (name, birth, state) =>
      database.asInstallation(
        async (trx) => (await insertDocuments(trx, [{ name, birth, state }])).length === 1,
      ),

    append: (updates) => append(database, updates),

    since: (name, so) => logSince(db, { name, ...so }),

    async heads(names) {
      if (names.length === 0) return [];
      const { rows } = await sql<DocumentHead>`
        select d.name, d.birth, h.length as place, h.closed from documents d
          join document_heads h on h.panel = d.panel and h.document = d.id
          where d.name = any (${[...names]}::text[]) order by d.name`.execute(db);
      return rows;
    },

    compact: (name, merge) => database.asInstallation((trx) => compact(trx, name, merge)),
  };
}

/** A log of which something is lost is left as it is: a snapshot would hide what is missing. */
async function compact(
  trx: Transaction<Tables>,
  name: string,
  merge: (parts: readonly Uint8Array[]) => Uint8Array,
): Promise<void> {
  const head = await trx
    .selectFrom('documentHeads')
    .select(['document', 'length', 'digest'])
    .where('document', '=', (of) =>
      of.selectFrom('documents').select('id').where('name', '=', name),
    )
    .forUpdate()
    .executeTakeFirst();
  const stored = await loadDocument(trx, name);
  if (head === undefined || stored === null) throw new Error(`there is no document ${name}`);
  if (stored.updates.length === 0 || stored.lost !== null) return;
  const { document, length: place, digest } = head;
  const snapshot = merge([stored.snapshot, ...stored.updates]);
  await trx
    .updateTable('documents')
    .set({ snapshot, snapshotDigest: digestOf(snapshot), place, digest })
    .where('id', '=', document)
    .execute();
  await trx
    .deleteFrom('documentUpdates')
    .where('document', '=', document)
    .where('place', '<=', place)
    .execute();
}

/**
 * One statement, hence one transaction: the rows travel as arrays. Each document's head takes the next place and carries
 * the digest on; one that is closed takes none from a device, one of another birth none at all, and whoever is closing it just now is waited for. A name
 * that is not there leaves `document` null, which the table refuses, and with it the whole batch.
 */
async function append(
  { db }: Database,
  updates: readonly PendingUpdate[],
): Promise<readonly Appended[]> {
  if (updates.length === 0) return [];
  if (new Set(updates.map(({ name }) => name)).size < updates.length)
    throw new Error('a document twice in one batch');
  const { rows } = await sql<Appended>`
    with sent as materialized (
      select u.name, d.panel, d.id, decode(u.data, 'base64') as data, u.forced, u.birth
      from unnest(${updates.map(({ name }) => name)}::text[],
                  ${updates.map(({ update }) => base64(update))}::text[],
                  ${updates.map(({ byServer }) => byServer === true)}::boolean[],
                  ${updates.map(({ birth }) => birth ?? null)}::text[]) as u (name, data, forced, birth)
      left join documents d on d.name = u.name
    ), taken as (
      update document_heads h set length = h.length + 1, digest = sha256(h.digest || s.data)
      from sent s where h.panel = s.panel and h.document = s.id and (s.forced or not h.closed)
        and (s.birth is null or s.birth = h.birth)
      returning h.document, h.panel, h.length, h.digest, s.data
    ), kept as (
      insert into document_updates (document, panel, place, digest, data)
      select document, panel, length, digest, data from taken
      union all select null, null, null, null, data from sent where id is null
    )
    select s.name, t.length as place from sent s left join taken t on t.document = s.id`.execute(
    db,
  );
  return rows;
}
