import { digestOf } from '../../database/documents/document-log.ts';
import type { Row, RowTables, Scope } from './row-tables.ts';

/** Executes one raw SQL statement with its parameters. */
export type WrittenStatement = (
  tables: RowTables,
  scope: Scope,
  parameters: readonly unknown[],
) => readonly Row[];

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const bytes = (value: unknown): Uint8Array =>
  value instanceof Uint8Array ? Uint8Array.from(value) : new Uint8Array();

const documentOf = (tables: RowTables, scope: Scope, name: unknown): Row | undefined =>
  tables.rows('documents', scope).find((row) => row['name'] === name);
const headOf = (tables: RowTables, document: unknown): Row =>
  tables.rows('document_heads').find((row) => row['document'] === document) ?? {};
const logOf = (tables: RowTables, document: Row, beyond: number): readonly Row[] =>
  tables
    .rows('document_updates')
    .filter((row) => row['document'] === document['id'] && Number(row['place']) > beyond)
    .toSorted((a, b) => Number(a['place']) - Number(b['place']));

const append: WrittenStatement = (tables, _scope, [names, datas, forced, births]) => {
  const sent = list(names).map((name, at) => ({
    name,
    document: documentOf(tables, null, name),
    data: Uint8Array.from(Buffer.from(String(list(datas)[at]), 'base64')),
    forced: list(forced)[at] === true,
    birth: list(births)[at] ?? null,
  }));
  if (sent.some(({ document }) => document === undefined)) throw new Error('document is null');
  return sent.map(({ name, document, data, forced: byServer, birth }) => {
    const head = headOf(tables, document?.['id']);
    if (head['closed'] === true && !byServer) return { name, place: null };
    if (birth !== null && birth !== head['birth']) return { name, place: null };
    const place = Number(head['length']) + 1;
    const digest = digestOf(bytes(head['digest']), data);
    const of = { document: document?.['id'], panel: document?.['panel'] };
    tables.update(
      'document_heads',
      null,
      (row) => row['document'] === of.document,
      () => ({ length: place, digest }),
    );
    tables.insert('document_updates', { ...of, place, digest, data });
    return { name, place };
  });
};

const heads: WrittenStatement = (tables, scope, [names]) =>
  tables
    .rows('documents', scope)
    .filter(({ name }) => list(names).includes(name))
    .map(({ name, birth, id }) => {
      const { length: place, closed } = headOf(tables, id);
      return { name, birth, place, closed };
    });

const load: WrittenStatement = (tables, scope, [name]) => {
  const document = documentOf(tables, scope, name);
  if (document === undefined) return [];
  const { length, closed } = headOf(tables, document['id']);
  const { birth, place, digest, snapshot: data, snapshot_digest: own } = document;
  const log = logOf(tables, document, Number(place)).map((row) => ({
    birth: '',
    place: row['place'],
    digest: row['digest'],
    data: row['data'],
    own: new Uint8Array(),
    length: 0,
    closed: false,
  }));
  return [{ birth, place, digest, data, own, length, closed }, ...log];
};

const since: WrittenStatement = (tables, scope, [beyond, name]) => {
  const document = documentOf(tables, scope, name);
  if (document === undefined) return [];
  const place = headOf(tables, document['id'])['length'];
  const data = Number(document['place']) > Number(beyond) ? document['snapshot'] : null;
  const log = logOf(tables, document, Number(beyond));
  return [
    { place, birth: document['birth'], data, part: 0 },
    ...log.map((row) => ({ place: row['place'], birth: null, data: row['data'], part: 1 })),
  ];
};

const close: WrittenStatement = (tables, scope, [closed, names]) => {
  const ids = tables
    .rows('documents', scope)
    .filter(({ name }) => list(names).includes(name))
    .map(({ id }) => id);
  tables.update(
    'document_heads',
    scope,
    ({ document }) => ids.includes(document),
    () => ({ closed }),
  );
  return [];
};

const replace: WrittenStatement = (tables, scope, [birth, given, name]) => {
  const document = documentOf(tables, scope, name);
  if (document === undefined) return [];
  const head = headOf(tables, document['id']);
  const state = bytes(given);
  const place = Number(head['length']) + 1;
  const digest = digestOf(bytes(head['digest']), state);
  const isOf = (row: Row): boolean => row['document'] === document['id'];
  tables.update('document_heads', scope, isOf, () => ({
    closed: false,
    birth,
    length: place,
    digest,
  }));
  tables.remove('document_updates', scope, isOf);
  tables.update(
    'documents',
    scope,
    ({ id }) => id === document['id'],
    () => ({ birth, snapshot: state, snapshot_digest: digestOf(state), place, digest }),
  );
  return [];
};

const auditHead: WrittenStatement = (tables, _scope, [panel]) => {
  const isOf = (row: Row): boolean => row['panel'] === panel;
  const known = tables.rows('audit_heads').find(isOf);
  if (known !== undefined) return [known];
  const fresh = { panel, sequence: 0, digest: '0'.repeat(64), since: null, key: null };
  tables.insert('audit_heads', { ...fresh, signature: null });
  return tables.rows('audit_heads').filter(isOf);
};

const appendAudit: WrittenStatement = (tables, _scope, [panel, entries, since, key, signature]) => {
  const rows: readonly Row[] = JSON.parse(String(entries));
  const told = { data: null, before: null, after: null };
  for (const row of rows) tables.insert('audit', { panel, ...told, ...row });
  const { sequence, digest } = rows.at(-1) ?? {};
  tables.update(
    'audit_heads',
    null,
    (row) => row['panel'] === panel,
    () => ({ sequence, digest, since, key, signature }),
  );
  return [];
};

/** The raw SQL statements of the product, by their first words. */
export const WRITTEN: Readonly<Record<string, WrittenStatement>> = {
  'with sent as materialized': append,
  'select d.name, d.birth, h.length as place': heads,
  'select d.birth, d.place, d.digest': load,
  'select h.length as place, d.birth': since,
  'update document_heads set closed': close,
  'with head as (': replace,
  'select * from verdial_audit_head': auditHead,
  'select verdial_append_audit': appendAudit,
};
