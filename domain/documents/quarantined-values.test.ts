import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { mm } from '../testing/mm.ts';
import { assessmentNotes, createAssessment } from './assessment.document.ts';
import { isWrittenByDevices } from './device-work.ts';
import {
  createEvaluation,
  readEvaluation,
  setComments,
  setFruityKind,
  setMark,
  signEvaluation,
  startEvaluation,
} from './evaluation.document.ts';
import { quarantinedCopyFile } from './quarantined-copy-file.ts';
import {
  copyWithOwnValues,
  mergeQuarantinedCopies,
  missingFrom,
  takeOver,
  valuesOf,
} from './quarantined-values.ts';

const AT = '2026-11-27T09:00:00.000Z';
const calibration = {
  pixelsPerMm: 4,
  pixelRatio: 1,
  window: [1280, 800],
  device: 'b',
  at: AT,
} as const;

function sheet(birth: string, fill: (doc: Y.Doc) => void): Y.Doc {
  const doc = new Y.Doc();
  createEvaluation(doc, birth);
  fill(doc);
  return doc;
}

const before = () =>
  sheet('before', (doc) => {
    startEvaluation(doc, { at: AT, language: 'es', calibration });
    setMark(doc, 'fusty', mm(50));
    setMark(doc, 'musty', mm(0));
    setMark(doc, 'rancid', mm(3));
    setMark(doc, 'rancid', null);
    setFruityKind(doc, 'green');
    setComments(doc, 'almond');
    signEvaluation(doc, { strokes: [[0, 0, 9, 9]], at: AT });
  });

test('SYN-8 what a copy of before says otherwise is listed, zero too, and nothing of the sitting', () => {
  const now = sheet('now', (doc) => {
    setMark(doc, 'fusty', mm(60));
    setFruityKind(doc, 'green');
  });
  expect(missingFrom(before(), now)).toEqual([
    { map: 'marks', key: 'fusty', value: 50 },
    { map: 'marks', key: 'musty', value: 0 },
    { map: 'fields', key: 'comments', value: 'almond' },
  ]);
});

test('SYN-8, BTH-10 on which device a copy of before was taken up is of its sitting too', () => {
  const aside = sheet('before', (doc) => {
    startEvaluation(doc, { at: AT, language: 'es', calibration: null, device: 'Chrome · 1-2' });
    setComments(doc, 'almond');
  });
  expect(
    missingFrom(
      aside,
      sheet('now', () => {}),
    ).map(({ key }) => key),
  ).toEqual(['comments']);
});

test('SYN-8 a value is taken over by itself, and what was taken over is missing no more', () => {
  const [aside, now] = [before(), sheet('now', (doc) => setMark(doc, 'fusty', mm(60)))];
  const [fusty, ...others] = missingFrom(aside, now);
  if (fusty === undefined) throw new Error('fusty differs');
  takeOver(now, fusty);
  expect(missingFrom(aside, now)).toEqual(others);
  expect(readEvaluation(now)).toMatchObject({
    value: { marks: { fusty: 50 }, comments: '', signature: null, header: { birth: 'now' } },
  });
  for (const value of others) takeOver(now, value);
  expect(missingFrom(aside, now)).toEqual([]);
});

test('SYN-8 a text is a value of its own', () => {
  const notes = (birth: string, text: string) => {
    const doc = new Y.Doc();
    createAssessment(doc, birth);
    assessmentNotes(doc).insert(0, text);
    return doc;
  };
  const [aside, now] = [notes('before', 'winey, see glass 3'), notes('now', 'winey')];
  const [text] = missingFrom(aside, now);
  expect(text).toEqual({ map: 'notes', key: '', value: 'winey, see glass 3' });
  if (text !== undefined) takeOver(now, text);
  expect(assessmentNotes(now).toString()).toBe('winey, see glass 3');
  expect(missingFrom(notes('before', ''), now)).toEqual([]);
});

test('SYN-8 the file of a copy names its values and its instants', () => {
  const copy = { document: 'p/evaluation/1.t.111', birth: 'before', at: Date.parse(AT) };
  expect(JSON.parse(quarantinedCopyFile(copy, before(), Date.parse(AT) + 1_000))).toEqual({
    document: 'p/evaluation/1.t.111',
    kind: 'evaluation',
    birth: 'before',
    setAsideAt: AT,
    writtenAt: '2026-11-27T09:00:01.000Z',
    values: {
      marks: { fusty: 50, musty: 0 },
      fields: {
        startedAt: AT,
        language: 'es',
        calibration,
        fruityKind: 'green',
        comments: 'almond',
        signature: { strokes: [[0, 0, 9, 9]], at: AT, values: expect.anything() },
      },
    },
  });
});

test('SYN-8 a copy without a value holds none', () => {
  expect(valuesOf(new Y.Doc())).toEqual([]);
});

test('SYN-8 a tray holds nothing of a person, every other document may', () => {
  const id = '00000000-0000-4000-8000-000000000001';
  expect(isWrittenByDevices(`${id}/tray/1.${id}`)).toBe(false);
  expect(isWrittenByDevices(`${id}/evaluation/1.${id}.111`)).toBe(true);
  expect(isWrittenByDevices(`${id}/session/1`)).toBe(true);
  expect(isWrittenByDevices('')).toBe(false);
});

const marksOf = (doc: Y.Doc): unknown => doc.getMap('marks').toJSON();

/** A device's sheet that has met another's of the same glass, and how far the server had it before; the other's number wins or not. */
function met(number: number) {
  const server = sheet('birth', (doc) => setMark(doc, 'rancid', mm(3)));
  const [mine, other] = [new Y.Doc({ gc: false }), new Y.Doc()];
  mine.clientID = 2;
  other.clientID = number;
  for (const doc of [mine, other]) Y.applyUpdate(doc, Y.encodeStateAsUpdate(server));
  setMark(mine, 'musty', mm(29));
  setMark(mine, 'musty', mm(30));
  setMark(mine, 'winey', mm(7));
  setMark(other, 'musty', mm(44));
  setMark(other, 'fusty', mm(5));
  Y.applyUpdate(mine, Y.encodeStateAsUpdate(other));
  const known = Y.decodeStateVector(Y.encodeStateVector(other));
  return { mine, other, known };
}

test.each([1, 3])(
  'SYN-55 what a device wrote last beyond what the server held stands in its copy, whichever won (number %i)',
  (number) => {
    const { mine, known } = met(number);
    const copy = copyWithOwnValues(mine, known);
    expect(marksOf(copy)).toEqual({ rancid: 3, musty: 30, winey: 7, fusty: 5 });
    // The document on the screen is not touched.
    expect(mine.getMap('marks').get('musty')).toBe(number === 3 ? 44 : 30);
  },
);

test('SYN-55 what the server held already, and another wrote over, is not the device’s to keep', () => {
  const { mine } = met(3);
  const all = Y.decodeStateVector(Y.encodeStateVector(mine));
  expect(marksOf(copyWithOwnValues(mine, all))).toMatchObject({ musty: 44 });
});

test('SYN-55 of two copies that were set aside one after the other the later one counts, and nothing of the first is lost', () => {
  for (const [first, second] of [
    [1, 2],
    [2, 1],
  ] as const) {
    const one = sheet('birth', (doc) => {
      doc.clientID = first;
      setMark(doc, 'musty', mm(30));
      setMark(doc, 'fusty', mm(9));
    });
    const two = sheet('birth', (doc) => {
      doc.clientID = second;
      setMark(doc, 'musty', mm(31));
    });
    const both = new Y.Doc();
    Y.applyUpdate(
      both,
      mergeQuarantinedCopies(Y.encodeStateAsUpdate(one), Y.encodeStateAsUpdate(two)),
    );
    expect(marksOf(both)).toEqual({ musty: 31, fusty: 9 });
  }
});
