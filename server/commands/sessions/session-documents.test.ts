import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { exclude, readAssessment } from '../../../domain/documents/assessment.document.ts';
import { createEvaluation, readEvaluation } from '../../../domain/documents/evaluation.document.ts';
import { readTray } from '../../../domain/documents/tray.document.ts';
import { parseSessionCode } from '../../../domain/words/ids.ts';
import {
  newEntryId,
  newPanelId,
  newSampleId,
  newTasterId,
  tastingCode,
} from '../../database/contract/facts.ts';
import { there } from '../testing/there.ts';
import { leaveOut, type ServedSession, sessionDocuments } from './session-documents.ts';

const panel = newPanelId();
const [ana, ben] = [newTasterId(), newTasterId()];
const [one, two] = [newSampleId(), newSampleId()];
const at = '2026-11-27T09:00:00.000Z';

/**
 * Two tasters and two oils, the second oil in replicate 2 and served to the second taster first.
 * The glasses are listed in no order.
 */
const served: ServedSession = {
  panel,
  session: there(parseSessionCode(7)),
  date: '2026-11-27',
  sheet: 'ioc-vo',
  restSeconds: 900,
  glasses: [
    glass(ana, two, '202', 2),
    glass(ben, one, '101', 2),
    glass(ana, one, '101', 1),
    glass(ben, two, '202', 1),
  ],
};

function glass(
  taster: typeof ana,
  sample: typeof one,
  code: string,
  position: number,
): ServedSession['glasses'][number] {
  const replicate = sample === one ? 1 : 2;
  return { entry: newEntryId(), replicate, taster, sample, code: tastingCode(code), position };
}

/** The documents by name, each filled as it would be served. */
function documentsOf(session: ServedSession, fill?: Parameters<typeof sessionDocuments>[1]) {
  const made = sessionDocuments(session, fill);
  const documents = new Map(
    made.map(({ name, state }) => {
      const doc = new Y.Doc();
      Y.applyUpdate(doc, state);
      return [name, doc];
    }),
  );
  return { made, document: (name: string): Y.Doc => there(documents.get(`${panel}/${name}`)) };
}

test('BLI-2 a session has a sheet a taster and glass, a tray a taster and notes a sample, each with its own birth', () => {
  const { made, document } = documentsOf(served);
  expect(made.map(({ name }) => name).toSorted()).toEqual(
    [
      `${panel}/evaluation/7.${ana}.101`,
      `${panel}/evaluation/7.${ana}.202`,
      `${panel}/evaluation/7.${ben}.101`,
      `${panel}/evaluation/7.${ben}.202`,
      `${panel}/tray/7.${ana}`,
      `${panel}/tray/7.${ben}`,
      `${panel}/assessment/7.${one}`,
      `${panel}/assessment/7.${two}`,
    ].toSorted(),
  );
  expect(new Set(made.map(({ birth }) => birth)).size).toBe(8);
  const [sheet] = made.filter(({ name }) => name === `${panel}/evaluation/7.${ana}.101`);
  expect(readEvaluation(document(`evaluation/7.${ana}.101`))).toMatchObject({
    value: { header: { birth: sheet?.birth }, marks: {}, signature: null },
  });
});

test('SES-3 each tray holds its own taster’s codes, in the order they are served', () => {
  const { document } = documentsOf(served);
  const trays = [ana, ben].map((taster) => readTray(document(`tray/7.${taster}`)));
  const rest = { session: 7, date: '2026-11-27', sheet: 'ioc-vo', restSeconds: 900, state: 'open' };
  expect(trays).toMatchObject([
    { value: { ...rest, glasses: [{ code: '101' }, { code: '202' }] } },
    { value: { ...rest, glasses: [{ code: '202' }, { code: '101' }] } },
  ]);
});

test('STS-4, STS-9 the notes leave out the sheets of who is not qualified, with the status, and nobody else', () => {
  const leftOut = { at, tasters: new Map([[ben, 'suspended' as const]]) };
  const { document } = documentsOf({ ...served, leftOut });
  const why = { reason: 'status: suspended', by: 'server', at };
  for (const [sample, replicate] of [
    [one, 1],
    [two, 2],
  ])
    expect(readAssessment(document(`assessment/7.${sample}`))).toMatchObject({
      value: { exclusions: [{ taster: ben, replicate, ...why }] },
    });
  for (const sample of [one, two])
    expect(readAssessment(documentsOf(served).document(`assessment/7.${sample}`))).toMatchObject({
      value: { exclusions: [] },
    });
});

test('STS-4, STS-9 what a person noted of a sheet stands', () => {
  const { document } = documentsOf(served);
  const notes = document(`assessment/7.${one}`);
  exclude(notes, { taster: ben, replicate: 1, reason: 'had a cold', by: 'Eva', at });
  leaveOut(notes, { ...served, leftOut: { at, tasters: new Map([[ben, 'training']]) } }, one);
  expect(readAssessment(notes)).toMatchObject({
    value: { exclusions: [{ reason: 'had a cold', by: 'Eva' }] },
  });
});

test('SES-7 documents are filled as they are made: each sheet with its glass, each tray with its taster', () => {
  const filled: string[] = [];
  documentsOf(served, {
    sheet(doc, birth, { taster, code }) {
      createEvaluation(doc, birth);
      filled.push(`sheet ${taster} ${code}`);
    },
    tray: (doc, taster) => {
      filled.push(`tray ${taster} ${doc.getMap('codes').size}`);
    },
  });
  expect(filled).toEqual([
    `sheet ${ana} 202`,
    `sheet ${ben} 101`,
    `sheet ${ana} 101`,
    `sheet ${ben} 202`,
    `tray ${ana} 2`,
    `tray ${ben} 2`,
  ]);
});
