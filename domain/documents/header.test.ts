import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { planFields } from '../testing/plans.ts';
import { createAssessment, readAssessment } from './assessment.document.ts';
import { createEvaluation, readEvaluation } from './evaluation.document.ts';
import { readHeader, readKind } from './header.ts';
import { createPlan, readPlan } from './session.document.ts';
import { createTray, readTray } from './tray.document.ts';

const BIRTH = 'b1';
const facts = { birth: BIRTH, session: 1, date: '2026-11-27', sheet: 'ioc-vo', restSeconds: 900 };
const KINDS = [
  ['session', (doc: Y.Doc) => createPlan(doc, BIRTH, planFields()), readPlan],
  ['tray', (doc: Y.Doc) => createTray(doc, { ...facts, codes: [] }), readTray],
  ['evaluation', (doc: Y.Doc) => createEvaluation(doc, BIRTH), readEvaluation],
  ['assessment', (doc: Y.Doc) => createAssessment(doc, BIRTH), readAssessment],
] as const;

/** A document with these entries in its header, and no other. */
function headed(header: Readonly<Record<string, unknown>>): Y.Doc {
  const doc = new Y.Doc();
  for (const [key, value] of Object.entries(header)) doc.getMap('meta').set(key, value);
  return doc;
}

describe.each(KINDS)('DOC-3 a document of kind %s', (kind, create, read) => {
  const made = (): Y.Doc => {
    const doc = new Y.Doc();
    create(doc);
    return doc;
  };

  test('says its kind, its version and its birth', () => {
    expect(readKind(made())).toBe(kind);
    expect(read(made())).toMatchObject({
      ok: true,
      value: { header: { kind, version: 1, birth: BIRTH } },
    });
  });

  test('is refused by name where it is newer than the program, or of another kind', () => {
    const newer = made();
    newer.getMap('meta').set('version', 2);
    expect(read(newer)).toEqual({
      ok: false,
      code: 'document-too-new',
      data: { version: 2, newest: 1 },
    });
    for (const [other, createOther] of KINDS) {
      if (other === kind) continue;
      const doc = new Y.Doc();
      createOther(doc);
      expect(read(doc)).toEqual({
        ok: false,
        code: 'document-of-another-kind',
        data: { found: other, wanted: kind },
      });
    }
    expect(read(new Y.Doc())).toMatchObject({ code: 'document-without-header' });
  });
});

test.each([
  {},
  { version: 1, birth: BIRTH },
  { kind: 'tray', birth: BIRTH },
  { kind: 'tray', version: 1 },
  { kind: 1, version: 1, birth: BIRTH },
  { kind: 'tray', version: '1', birth: BIRTH },
  { kind: 'tray', version: 1, birth: 7 },
])('DOC-3, DOC-7 %j is no header', (header) => {
  expect(readHeader(headed(header), 'tray', 1)).toEqual({
    ok: false,
    code: 'document-without-header',
    data: {},
  });
});

test('DOC-3 an older version is read', () => {
  const header = { kind: 'tray', version: 1, birth: BIRTH };
  expect(readHeader(headed(header), 'tray', 2)).toEqual({ ok: true, value: header });
});

test('DOC-3, DOC-7 a kind nobody knows is none', () => {
  expect(readKind(headed({ kind: 'secret' }))).toBeNull();
  expect(readKind(new Y.Doc())).toBeNull();
});
