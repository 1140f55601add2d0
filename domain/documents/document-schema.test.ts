import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { z } from 'zod';
import { bringUpToDate, type DocumentSchema, newestOf, readDocument } from './document-schema.ts';
import { writeHeader } from './header.ts';

/** Working notes whose version 2 has one list where version 1 had a text, and whose version 3 counts its lines. */
const notes: DocumentSchema<{ fields: { lines: string[]; count: number }; notes: string }> = {
  kind: 'assessment',
  fields: 'fields',
  maps: ['fields'],
  texts: ['notes'],
  content: z.object({
    fields: z.object({ lines: z.array(z.string().max(9)), count: z.int() }),
    notes: z.string(),
  }),
  steps: [
    (doc) => {
      const fields = doc.getMap('fields');
      fields.set('lines', String(fields.get('text')).split(';'));
      fields.set('text', null);
    },
    (doc) => {
      const lines = doc.getMap('fields').get('lines');
      doc.getMap('fields').set('count', Array.isArray(lines) ? lines.length : 0);
    },
  ],
};

function ofVersion(version: number, fields: Readonly<Record<string, unknown>>): Y.Doc {
  const doc = new Y.Doc();
  writeHeader(doc, { kind: 'assessment', version, birth: 'b' });
  for (const [field, value] of Object.entries(fields)) doc.getMap('fields').set(field, value);
  doc.getText('notes').insert(0, 'said');
  return doc;
}
const content = { fields: { lines: ['a', 'b'], count: 2 }, notes: 'said' };
const VERSIONS = [
  [1, { text: 'a;b' }],
  [2, { lines: ['a', 'b'], text: null }],
  [3, { lines: ['a', 'b'], count: 2 }],
] as const;

describe('DOC-3 every step makes one version more, and a document of any of them is read', () => {
  test.each(VERSIONS)('version %i', (version, fields) => {
    const doc = ofVersion(version, fields);
    const writes: unknown[] = [];
    doc.on('update', (update) => writes.push(update));
    expect(newestOf(notes)).toBe(3);
    expect(readDocument(doc, notes)).toEqual({
      ok: true,
      value: { header: { kind: 'assessment', version, birth: 'b' }, content },
    });
    expect(writes).toEqual([]);
  });

  test.each(VERSIONS)(
    'version %i is brought up to date in one write of the server, once',
    (version, fields) => {
      const doc = ofVersion(version, fields);
      const origins: unknown[] = [];
      doc.on('update', (_update, origin) => origins.push(origin));
      bringUpToDate(doc, notes);
      bringUpToDate(doc, notes);
      expect(origins).toEqual(version === 3 ? [] : ['server']);
      expect(readDocument(doc, notes)).toEqual({
        ok: true,
        value: { header: { kind: 'assessment', version: 3, birth: 'b' }, content },
      });
    },
  );

  test.each([
    ['newer', () => ofVersion(4, { text: 'a;b' })],
    ['without its kind', () => new Y.Doc()],
  ])('one that is %s is left as it is', (_what, make) => {
    const doc = make();
    const before = Y.encodeStateAsUpdate(doc);
    bringUpToDate(doc, notes);
    expect(Y.encodeStateAsUpdate(doc)).toEqual(before);
    expect(readDocument(doc, notes)).toMatchObject({ ok: false });
  });
});

test.each([
  [{ lines: ['a', 'b'] }, 'count'],
  [{ lines: ['a', 'much too long'], count: 2 }, 'lines'],
  [{ lines: null, count: 2 }, 'lines'],
])('EVA-1 what is not as it must be is named, and not what lies in it: %j', (fields, field) => {
  expect(readDocument(ofVersion(3, fields), notes)).toEqual({
    ok: false,
    code: 'document-field-invalid',
    data: { field },
  });
});
