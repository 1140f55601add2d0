import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { mm } from '../testing/mm.ts';
import {
  createEvaluation,
  readEvaluation,
  setComments,
  setMark,
  signEvaluation,
} from './evaluation.document.ts';
import { BY_SERVER } from './header.ts';
import { readSealed, type SealedEvaluation, writeSealed } from './sealed-evaluation.ts';

const SIGNATURE = { strokes: [[0, 0, 10, 10]], at: '2026-11-27T09:10:00.000Z' };

function sheet(): Y.Doc {
  const doc = new Y.Doc();
  createEvaluation(doc, 'birth');
  setMark(doc, 'fruity', mm(40));
  setMark(doc, 'fusty', mm(0));
  signEvaluation(doc, SIGNATURE);
  return doc;
}

/** What a sheet says, as its record keeps it. */
function recordOf(doc: Y.Doc): unknown {
  const read = readEvaluation(doc);
  if (!read.ok) return null;
  const { changedSinceSigned: _changed, ...said } = read.value;
  return JSON.parse(JSON.stringify(said));
}

function sealed(): SealedEvaluation {
  const read = readSealed(recordOf(sheet()));
  if (!read.ok) throw new Error(read.code);
  return read.value;
}

describe('what a sheet was sealed with', () => {
  test('EVA-5 is read from its record, and what is none is refused', () => {
    expect(sealed()).toMatchObject({
      marks: { fruity: 40, fusty: 0 },
      comments: '',
      signature: SIGNATURE,
    });
    expect(sealed()).not.toHaveProperty('header');
    for (const record of [null, 'sheet', {}, { ...sealed(), marks: { fruity: 'much' } }])
      expect(readSealed(record)).toMatchObject({ ok: false, code: 'document-field-invalid' });
  });

  test('KEE-30 stands in the sheet again: what was lost is there, what was overwritten is as it was, what was not there is blank', () => {
    const doc = new Y.Doc();
    createEvaluation(doc, 'birth');
    setMark(doc, 'fruity', mm(12));
    setMark(doc, 'winey', mm(27));
    setComments(doc, 'word');
    const origins: unknown[] = [];
    doc.on('update', (_: Uint8Array, origin: unknown) => origins.push(origin));
    writeSealed(doc, sealed());
    expect(recordOf(doc)).toEqual(recordOf(sheet()));
    expect(origins).toEqual([BY_SERVER]);
  });

  test('KEE-30 is not written where it stands', () => {
    const doc = sheet();
    const updates: Uint8Array[] = [];
    doc.on('update', (update: Uint8Array) => updates.push(update));
    writeSealed(doc, sealed());
    expect(updates).toEqual([]);
  });
});
