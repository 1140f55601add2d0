import { sql, type Transaction } from 'kysely';
import { parseDocumentName } from '../../domain/documents/name.ts';
import type { DocumentStore, PendingUpdate } from '../sync/document-store.ts';
import type { Database } from './database.ts';
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
        return { name, panel: parsed.panel, kind: parsed.kind, birth, snapshot: state };
      }),
    )
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** KEE-4: the memory of live documents in the database. A promise that resolved means committed. */
export function createDocumentStore(database: Database): DocumentStore {
  const { db } = database;
  return {
    async load(name) {
      // One statement, so that a merge of the log at the same time is seen whole or not at all.
      const { rows } = await sql<{ birth: string; data: Uint8Array }>`
        select birth, snapshot as data, 0::bigint as place from documents where name = ${name}
        union all
        select '', u.data, u.id from document_updates u
          join documents d on d.id = u.document where d.name = ${name}
        order by place`.execute(db);
      const [first, ...log] = rows;
      if (first === undefined) return null;
      return {
        birth: first.birth,
        snapshot: Uint8Array.from(first.data),
        updates: log.map(({ data }) => Uint8Array.from(data)),
      };
    },

    create: (name, birth, state) =>
      database.asInstallation(
        async (trx) => (await insertDocuments(trx, [{ name, birth, state }])).length === 1,
      ),

    append: (updates) => append(database, updates),

    compact: (name, merge) =>
      database.asInstallation(async (trx) => {
        const document = await trx
          .selectFrom('documents')
          .select(['id', 'snapshot'])
          .where('name', '=', name)
          .forUpdate()
          .executeTakeFirst();
        if (document === undefined) throw new Error(`there is no document ${name}`);
        const log = await trx
          .selectFrom('documentUpdates')
          .select(['id', 'data'])
          .where('document', '=', document.id)
          .orderBy('id')
          .execute();
        if (log.length === 0) return;
        const snapshot = merge([document.snapshot, ...log.map(({ data }) => data)]);
        await trx
          .updateTable('documents')
          .set({ snapshot })
          .where('id', '=', document.id)
          .execute();
        // By id, not by range: a row with a smaller id may be committed after this looked.
        await sql`delete from document_updates where document = ${document.id}
          and id = any (${log.map(({ id }) => id)}::bigint[])`.execute(trx);
      }),
  };
}

/**
 * One statement, hence one transaction: the rows travel as two arrays. A name that is not there leaves `document` null,
 * which the table refuses, and with it the whole batch.
 */
async function append({ db }: Database, updates: readonly PendingUpdate[]): Promise<void> {
  if (updates.length === 0) return;
  await sql`
    insert into document_updates (document, panel, data)
    select d.id, d.panel, decode(u.data, 'base64')
    from unnest(${updates.map(({ name }) => name)}::text[],
                ${updates.map(({ update }) => base64(update))}::text[])
      with ordinality as u (name, data, place)
    left join lateral (select id, panel from documents where name = u.name limit 1) d on true
    order by u.place`.execute(db);
}
