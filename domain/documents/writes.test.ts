import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { codeOf, entryId, planFields, sampleId, tasterId } from '../testing/plans.ts';
import { createAssessment, exclude, putBack } from './assessment.document.ts';
import * as sheet from './evaluation.document.ts';
import {
  createPlan,
  putDraw,
  putEntry,
  removeEntry,
  setInvited,
  setPlanField,
  setTarget,
  setTargetKind,
  setTargetWords,
} from './session.document.ts';
import {
  createTray,
  endRest,
  setAnswer,
  setCall,
  setSealed,
  setTrayState,
} from './tray.document.ts';
import { writeText } from './write-text.ts';

const at = '2026-11-27T09:00:00.000Z';
const screen = { pixelsPerMm: 4, pixelRatio: 1, window: [1280, 800], device: 'b', at } as const;
const facts = { birth: 'b', session: 1, date: '2026-11-27', sheet: 'ioc-vo', restSeconds: 900 };
const why = { taster: tasterId(1), replicate: 1, reason: 'A cold.', by: 'Eva', at } as const;
const draw = {
  codes: new Map([
    [entryId(1), codeOf('417')],
    [entryId(2), codeOf('852')],
  ]),
  orders: new Map([[tasterId(1), [entryId(1), entryId(2)]]]),
};

/** Every write there is, and its name: what the server alone writes is named after it. */
const WRITES: readonly (readonly [string, (doc: Y.Doc) => void])[] = [
  ['server', (doc) => createAssessment(doc, 'b')],
  ['exclude', (doc) => exclude(doc, why)],
  ['put back', (doc) => putBack(doc, why)],
  ['server', (doc) => sheet.createEvaluation(doc, 'b')],
  ['set mark', (doc) => sheet.setMark(doc, 'fusty', null)],
  ['set fruity kind', (doc) => sheet.setFruityKind(doc, 'ripe')],
  ['set other descriptor', (doc) => sheet.setOtherDescriptor(doc, 'hay')],
  ['set smelled only', (doc) => sheet.setSmelledOnly(doc, true)],
  ['set heating device', (doc) => sheet.setHeatingDevice(doc, '6')],
  ['set comments', (doc) => sheet.setComments(doc, 'almond')],
  ['set notes', (doc) => sheet.setNotes(doc, 'tomato leaf')],
  [
    'start evaluation',
    (doc) => sheet.startEvaluation(doc, { at, language: 'en', calibration: screen }),
  ],
  ['sign', (doc) => sheet.signEvaluation(doc, { strokes: [[0, 0]], at })],
  ['withdraw signature', (doc) => sheet.withdrawSignature(doc)],
  ['server', (doc) => sheet.clearSignature(doc)],
  ['server', (doc) => createPlan(doc, 'b', planFields({ training: true }))],
  ['set start', (doc) => setPlanField(doc, 'start', '11:00')],
  [
    'put entry',
    (doc) => putEntry(doc, { id: entryId(1), sample: sampleId(1), replicate: 1, rank: 1 }),
  ],
  ['remove entry', (doc) => removeEntry(doc, entryId(1))],
  ['set invited', (doc) => setInvited(doc, tasterId(1), true)],
  ['draw', (doc) => putDraw(doc, draw)],
  ['set target', (doc) => setTarget(doc, sampleId(1), 'fruity', null)],
  ['set target kind', (doc) => setTargetKind(doc, sampleId(1), 'green')],
  ['set target words', (doc) => setTargetWords(doc, sampleId(1), 'a damp cellar')],
  ['write text', (doc) => writeText(doc, doc.getText('notes'), 'warm')],
  ['server', (doc) => createTray(doc, { ...facts, codes: [codeOf('417'), codeOf('852')] })],
  ['server', (doc) => setTrayState(doc, 'hidden')],
  ['server', (doc) => setSealed(doc, codeOf('417'), null, null)],
  ['server', (doc) => setAnswer(doc, codeOf('417'), null)],
  ['server', (doc) => endRest(doc)],
  ['server', (doc) => setCall(doc, null)],
];

test.each(WRITES)(
  'PLN-1 a change is one transaction with its name: %s, case %#',
  (name, change) => {
    const doc = new Y.Doc();
    const named: unknown[] = [];
    doc.on('afterTransaction', ({ origin }) => named.push(origin));
    change(doc);
    expect(named).toEqual([name]);
  },
);
