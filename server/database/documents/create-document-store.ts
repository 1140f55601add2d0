import { sql, type Transaction } from 'kysely';
import { parseDocumentName } from '../../../domain/documents/name.ts';
import type {
  Appended,
  DocumentHead,
  DocumentStore,
  PendingUpdate,
} from '../../sync/document-store.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import { digestOf, loadDocument, logSince } from './document-log.ts';

/** A new live document, not stored yet. */
export type NewDocument = {
  readonly name: string;
  readonly birth: string;
  readonly state: Uint8Array;
};

const base64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

/**
 * Inserts new documents in the caller's transaction, together with the rows that they belong to.
 * Returns the names that were inserted. An existing document is left unchanged.
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

/**
 * Creates the store of live documents in the database (KEE-4). A resolved promise means that the
 * change is committed.
 */
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

/**
 * Compacts the log of a document into its snapshot. A log with lost updates is left as it is,
 * because a snapshot would hide the gap.
 */
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
 * Appends a batch of updates in one statement, hence in one transaction. The rows are sent as
 * arrays. The head of each document advances by one position and extends its running digest. A
 * closed document accepts no update of a device, and an update of another generation id is never
 * accepted. A concurrent close is waited for. An unknown name leaves `document` null. The table
 * rejects that, and with it the whole batch.
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
