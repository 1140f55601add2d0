import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { readAssessment } from './assessment.document.ts';
import { readEvaluation } from './evaluation.document.ts';
import { readPlan } from './session.document.ts';
import { VERSION_1 } from './testing/documents-of-version-1.ts';
import { readTray } from './tray.document.ts';

/** A document as it was stored. */
function stored(kind: keyof typeof VERSION_1): Y.Doc {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, Buffer.from(VERSION_1[kind], 'base64'));
  return doc;
}

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

describe('DOC-3 a document of version 1 opens for ever, as it was written', () => {
  test('a plan', () => {
    expect(readPlan(stored('session'))).toEqual({
      ok: true,
      value: {
        header: { kind: 'session', version: 1, birth: id(1) },
        date: '2026-11-27',
        start: '10:30',
        sheet: 'ioc-2024',
        sampleTemperature: 28.5,
        roomTemperature: 22,
        restMinutes: 15,
        training: false,
        answers: false,
        counts: false,
        multicode: true,
        enMaxDefect: 1,
        enMaxFruity: 1.5,
        entries: [
          { id: id(21), sample: id(31), replicate: 1, rank: 1 },
          { id: id(22), sample: id(31), replicate: 2, rank: 2 },
        ],
        tasters: [id(41)],
        codes: new Map([
          [`${id(21)}|${id(41)}`, '417'],
          [`${id(22)}|${id(41)}`, 'A2B'],
        ]),
        orders: new Map([[id(41), [id(22), id(21)]]]),
        targets: {},
        notes: 'Servir a 28 °C 🫒',
      },
    });
  });

  test('a tray', () => {
    expect(readTray(stored('tray'))).toEqual({
      ok: true,
      value: {
        header: { kind: 'tray', version: 1, birth: id(2) },
        session: 12,
        date: '2026-11-27',
        sheet: 'ioc-2024',
        restSeconds: 900,
        state: 'hidden',
        glasses: [
          { code: '417', sealed: { at: '2026-11-27T10:40:00.000Z', version: 2, digest: 'd1' } },
          { code: 'A2B', sealed: null },
        ],
        restUntil: '2026-11-27T10:55:00.000Z',
        call: { at: '2026-11-27T10:41:00.000Z', reason: 'help' },
      },
    });
  });

  test('a sheet, its blank line blank', () => {
    expect(readEvaluation(stored('evaluation'))).toEqual({
      ok: true,
      value: {
        header: { kind: 'evaluation', version: 1, birth: id(3) },
        marks: {
          fusty: 0,
          musty: 0,
          winey: 12,
          frostbitten: 0,
          rancid: 35,
          other: 7,
          fruity: 41,
          bitter: 100,
        },
        fruityKind: 'green',
        otherDescriptor: 'vegetable-water',
        smelledOnly: false,
        heatingDevice: '6',
        comments: 'Almendra verde, “hoja” 🌿',
        language: 'es',
        startedAt: '2026-11-27T10:31:00.000Z',
        calibration: {
          pixelsPerMm: 4.25,
          pixelRatio: 2,
          window: [1280, 800],
          device: 'booth 3',
          at: '2026-11-26T09:00:00.000Z',
        },
        signature: {
          strokes: [
            [0, 0, 10.5, 1000],
            [5, 5],
          ],
          at: '2026-11-27T10:39:00.000Z',
        },
      },
    });
  });

  test('working notes', () => {
    expect(readAssessment(stored('assessment'))).toEqual({
      ok: true,
      value: {
        header: { kind: 'assessment', version: 1, birth: id(4) },
        exclusions: [
          {
            taster: id(41),
            replicate: 2,
            reason: 'Resfriado',
            by: 'Eva',
            at: '2026-11-27T11:00:00.000Z',
          },
        ],
        putBacks: [],
        notes: 'Límite',
      },
    });
  });
});
