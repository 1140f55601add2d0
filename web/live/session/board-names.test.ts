import { expect, test } from 'vitest';
import {
  notesName,
  planName,
  sheetName,
  trayName,
} from '../../../domain/documents/document-names.ts';
import { codeKey } from '../../../domain/documents/session.document.ts';
import { blankSheet } from '../../../domain/testing/keyed.ts';
import { trayOf } from '../../../domain/testing/trays.ts';
import {
  assessmentHref,
  boardHref,
  marksHref,
  papersheetHref,
  planHref,
  pointsHref,
  printsHref,
  reportOfHref,
  sheetsHref,
} from './board-addresses.ts';
import {
  code,
  entry,
  factsFixture,
  place,
  planFixture,
  replicateOf,
  sample,
  taster,
} from './board-facts.fixture.ts';
import { glassOf, sheetOf } from './board-facts.ts';
import { codeFor, codesOf, samplesOf, sharedCode, sheetNames } from './board-names.ts';

const [first, second] = [replicateOf(1), replicateOf(2)];
const [anna, berta] = [taster(1), taster(2)];
const [ANNA, BERTA, SAMPLE, PANEL] = ['001', '002', '101', '900'].map(
  (end) => `00000000-0000-4000-8000-000000000${end}`,
);

/** Under multicode every taster has codes of their own; berta's second glass is not drawn yet. */
const multi = planFixture({
  multicode: true,
  codes: new Map([
    [codeKey(entry(1), anna), code('417')],
    [codeKey(entry(1), berta), code('309')],
    [codeKey(entry(2), anna), code('852')],
  ]),
});

test('DOC-1 the documents of a board are named by panel, session and whose they are', () => {
  expect(planName(place)).toBe(`${PANEL}/session/12`);
  expect(trayName(place, anna)).toBe(`${PANEL}/tray/12.${ANNA}`);
  expect(sheetName(place, berta, code('417'))).toBe(`${PANEL}/evaluation/12.${BERTA}.417`);
  expect(notesName(place, sample(1))).toBe(`${PANEL}/assessment/12.${SAMPLE}`);
});

test('SES-2 a glass has one code for all, or one of every taster under multicode', () => {
  expect([anna, berta].map((of) => codeFor(planFixture(), first, of))).toEqual(['417', '417']);
  expect([anna, berta].map((of) => codeFor(multi, first, of))).toEqual(['417', '309']);
  expect(codeFor(multi, second, berta)).toBeNull();
  expect(codeFor(planFixture({ codes: new Map() }), first, anna)).toBeNull();
});

test('SES-2 the code all share is none under multicode, and the codes of a glass are told once each', () => {
  expect([sharedCode(planFixture(), second), codesOf(planFixture(), second)]).toEqual([
    '852',
    '852',
  ]);
  expect([sharedCode(multi, first), codesOf(multi, first)]).toEqual([null, '417, 309']);
  expect([sharedCode(multi, second), codesOf(multi, second)]).toEqual([null, '852']);
  const none = planFixture({ codes: new Map() });
  expect([sharedCode(none, first), codesOf(none, first)]).toEqual([null, '']);
});

test('BRD-3 a board holds every sheet that has a code, and each sample once', () => {
  expect(sheetNames(place, planFixture())).toEqual([
    `${PANEL}/evaluation/12.${ANNA}.417`,
    `${PANEL}/evaluation/12.${ANNA}.852`,
    `${PANEL}/evaluation/12.${BERTA}.417`,
    `${PANEL}/evaluation/12.${BERTA}.852`,
  ]);
  expect(sheetNames(place, multi)).toEqual([
    `${PANEL}/evaluation/12.${ANNA}.417`,
    `${PANEL}/evaluation/12.${ANNA}.852`,
    `${PANEL}/evaluation/12.${BERTA}.309`,
  ]);
  expect(samplesOf(planFixture())).toEqual([sample(1)]);
  const two = [second, { id: entry(3), sample: sample(2), replicate: 1, rank: 3 } as const, first];
  expect(samplesOf(planFixture({ entries: two }))).toEqual([sample(1), sample(2)]);
});

test('BRD-1 under multicode a cell is looked for by the code of its own taster', () => {
  const mine = blankSheet({ comments: 'berta' });
  const glasses = [{ code: code('309'), sealed: null }];
  const facts = factsFixture({
    plan: multi,
    trays: [[berta, trayOf({ glasses })]],
    sheets: [[berta, '309', mine]],
  });
  expect(sheetOf(facts, first, berta)?.comments).toBe('berta');
  expect(glassOf(facts, first, berta)?.code).toBe('309');
  expect(sheetOf(facts, first, anna)).toBeNull();
  expect(sheetOf(facts, second, berta)).toBeNull();
  expect(glassOf(facts, second, berta)).toBeNull();
});

test('ADR-1, EVL-1 the addresses of a session', () => {
  expect(boardHref(12)).toBe('/intra/tastersevaluation/12');
  expect(sheetsHref(12, 's')).toBe('/intra/tastersevaluation/12/s');
  expect(sheetsHref(12, 's', 2)).toBe('/intra/tastersevaluation/12/s/2');
  expect(assessmentHref(12, 's')).toBe('/intra/assessments/12/s');
  expect(assessmentHref(12, 's', 1)).toBe('/intra/assessments/12/s/1');
  expect(planHref(12)).toBe('/intra/sessions/12');
  expect(marksHref(12)).toBe('/api/sessions/12/marks_long.csv');
  expect(pointsHref(12)).toBe('/api/sessions/12/points_long.csv');
});

test('KEY-1, LBL-1, RPT-1, KEY-10 the addresses of what is keyed in, printed and reported of a session', () => {
  expect(papersheetHref(12)).toBe('/intra/papersheet/12');
  expect(papersheetHref(12, 't')).toBe('/intra/papersheet/12/t');
  expect(papersheetHref(12, 't', 'g')).toBe('/intra/papersheet/12/t/g');
  expect(printsHref(12)).toBe('/intra/labels/12');
  expect(reportOfHref(12, 's')).toBe('/intra/reports/12/s');
});
