import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { tasterId } from '../testing/plans.ts';
import {
  assessmentNotes,
  createAssessment,
  exclude,
  isNoted,
  putBack,
  readAssessment,
} from './assessment.document.ts';

const why = { reason: 'A cold.', by: 'Eva', at: '2026-11-27T12:00:00.000Z' };
const ana = { ...why, taster: tasterId(1), replicate: 1 } as const;
const luis = { ...why, taster: tasterId(2), replicate: 2 } as const;

function newNotes(): Y.Doc {
  const doc = new Y.Doc();
  createAssessment(doc, 'birth');
  return doc;
}

describe('ASM-1 a sheet is left out of the figures by a person, with a reason', () => {
  test('new notes leave nothing out', () => {
    expect(readAssessment(newNotes())).toEqual({
      ok: true,
      value: {
        header: { kind: 'assessment', version: 1, birth: 'birth' },
        exclusions: [],
        putBacks: [],
        notes: '',
      },
    });
  });

  test('of one taster in one replicate, by whom, when and why, until it is put back', () => {
    const doc = newNotes();
    exclude(doc, ana);
    exclude(doc, luis);
    doc.getText('notes').insert(0, 'Two colds.');
    expect(assessmentNotes(doc).toString()).toBe('Two colds.');
    expect(readAssessment(doc)).toMatchObject({
      value: { exclusions: [ana, luis], notes: 'Two colds.' },
    });
    const back = { ...ana, reason: 'The cold was none.' };
    putBack(doc, back);
    expect(readAssessment(doc)).toMatchObject({ value: { exclusions: [luis], putBacks: [back] } });
  });

  test('what a person put back is still noted; of the other replicate nothing is', () => {
    const doc = newNotes();
    expect(isNoted(doc, tasterId(1), 1)).toBe(false);
    exclude(doc, ana);
    expect(isNoted(doc, tasterId(1), 1)).toBe(true);
    putBack(doc, ana);
    expect(isNoted(doc, tasterId(1), 1)).toBe(true);
    expect(isNoted(doc, tasterId(1), 2)).toBe(false);
    expect(isNoted(doc, tasterId(2), 1)).toBe(false);
  });

  const key = `${tasterId(1)}|1`;
  test.each<[string, unknown]>([
    ['', why],
    ['ana|1', why],
    [`${tasterId(1)}`, why],
    [`${tasterId(1)}|3`, why],
    [key, 'A cold.'],
    [key, 7],
    [key, { ...why, reason: null }],
    [key, { ...why, by: 7 }],
    [key, { ...why, at: 7 }],
  ])('an exclusion %s %j is named, not read', (name, value) => {
    const doc = newNotes();
    doc.getMap('exclusions').set(name, value);
    expect(readAssessment(doc)).toEqual({
      ok: false,
      code: 'document-field-invalid',
      data: { field: `exclusions.${name}` },
    });
  });
});
