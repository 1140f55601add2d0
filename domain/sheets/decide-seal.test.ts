import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import {
  createEvaluation,
  type EvaluationValue,
  readEvaluation,
  setFruityKind,
  setHeatingDevice,
  setMark,
  setOtherDescriptor,
  signEvaluation,
  startEvaluation,
} from '../documents/evaluation.document.ts';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../words/attributes.ts';
import { isMillimetres } from '../words/millimetres.ts';
import { decideReopen } from './decide-reopen.ts';
import { decideSeal } from './decide-seal.ts';
import { IOC_VO } from './definition/ioc-vo.ts';
import { sheetGaps } from './sheet-gaps.ts';

const calibration = {
  pixelsPerMm: 4,
  pixelRatio: 2,
  window: [1280, 800],
  device: 'booth 3',
  at: '2026-11-27T08:00:00Z',
} as const;

function mark(doc: Y.Doc, attribute: AttributeKey, mm: number): void {
  if (isMillimetres(mm)) setMark(doc, attribute, mm);
}

function sheet(change: (doc: Y.Doc) => void = () => {}): EvaluationValue {
  const doc = new Y.Doc();
  createEvaluation(doc, 'birth');
  for (const attribute of ATTRIBUTE_KEYS) mark(doc, attribute, 0);
  mark(doc, 'fruity', 42);
  setFruityKind(doc, 'green');
  setHeatingDevice(doc, '6');
  startEvaluation(doc, { at: '2026-11-27T09:05:00Z', language: 'es', calibration });
  signEvaluation(doc, { strokes: [[0, 0, 10, 10]], at: '2026-11-27T09:10:00Z' });
  change(doc);
  const value = readEvaluation(doc);
  if (!value.ok) throw new Error(value.code);
  return value.value;
}

const sealed = {
  version: 1,
  digest: 'd',
  sealedAt: '2026-11-27T09:11:00Z',
  signedAt: '2026-11-27T08:59:00.000Z',
  open: false,
  keyed: false,
};

describe('sealing a sheet', () => {
  it('SHT-19, SHT-59 refuses a sheet of which a line waits to be confirmed, and names the line', () => {
    const waits = { ...sheet(), apart: { 'marks.musty': [44] } };
    const facts = { last: null, state: 'shown', definition: IOC_VO } as const;
    expect(decideSeal({ ...facts, sheet: waits })).toEqual({
      ok: false,
      code: 'sheet-unconfirmed',
      data: { lines: ['marks.musty'] },
    });
    expect(decideSeal({ ...facts, sheet: sheet() })).toMatchObject({ ok: true });
  });

  it('EVA-2 a whole sheet has no gap; zero is an answer', () => {
    expect(sheetGaps(sheet(), IOC_VO)).toEqual([]);
  });

  it('EVA-2 names what is blank or contradictory', () => {
    const gaps = sheetGaps(
      sheet((doc) => {
        setMark(doc, 'bitter', null);
        mark(doc, 'other', 5);
        mark(doc, 'fruity', 0);
        setHeatingDevice(doc, ' ');
      }),
      IOC_VO,
    );
    expect(gaps.map(({ code, attribute }) => [code, attribute])).toEqual([
      ['heating-device-missing', null],
      ['descriptor-missing', 'other'],
      ['fruity-kind-contradicts', 'fruity'],
      ['mark-blank', 'bitter'],
    ]);
  });

  it('EVA-2 a descriptor without other negative, and fruity without its kind, are gaps', () => {
    const gaps = sheetGaps(
      sheet((doc) => {
        setOtherDescriptor(doc, 'metallic');
        setFruityKind(doc, null);
      }),
      IOC_VO,
    );
    expect(gaps.map(({ code }) => code)).toEqual(['descriptor-contradicts', 'fruity-kind-missing']);
  });

  it('EVA-3 an incomplete sheet is refused with its gaps', () => {
    const incomplete = sheet((doc) => setMark(doc, 'rancid', null));
    expect(
      decideSeal({ definition: IOC_VO, state: 'shown', last: null, sheet: incomplete }),
    ).toEqual({
      ok: false,
      code: 'sheet-incomplete',
      data: { gaps: [{ code: 'mark-blank', attribute: 'rancid' }] },
    });
  });

  it('EVA-4 a sheet without a signature is refused', () => {
    const unsigned = { ...sheet(), signature: null };
    expect(
      decideSeal({ definition: IOC_VO, state: 'shown', last: null, sheet: unsigned }),
    ).toMatchObject({
      code: 'sheet-unsigned',
    });
  });

  it.each([
    ['shown', false, true],
    ['hidden', false, true],
    ['closed', true, true],
    ['validated', true, false],
  ] as const)(
    'EVA-3 a sheet that comes when the session is %s: late %s, valid %s',
    (state, late, valid) => {
      const answer = decideSeal({ definition: IOC_VO, state, last: null, sheet: sheet() });
      expect(answer).toEqual({ ok: true, value: { seals: { version: 1, late, valid } } });
    },
  );

  it('EVA-3, EVA-19 sealing twice answers what stands; a re-opened sheet gets the next version', () => {
    expect(
      decideSeal({ definition: IOC_VO, state: 'shown', last: sealed, sheet: sheet() }),
    ).toEqual({
      ok: true,
      value: { stands: sealed },
    });
    const reopened = { ...sealed, open: true };
    expect(
      decideSeal({ definition: IOC_VO, state: 'shown', last: reopened, sheet: sheet() }),
    ).toMatchObject({
      value: { seals: { version: 2 } },
    });
  });

  it('EVA-3 the signature of a re-opened version does not sign the next one', () => {
    const reopened = { ...sealed, open: true, signedAt: '2026-11-27T09:10:00.000Z' };
    expect(
      decideSeal({ definition: IOC_VO, state: 'shown', last: reopened, sheet: sheet() }),
    ).toMatchObject({
      code: 'sheet-unsigned',
    });
  });

  it('EVA-3 marks of a screen that was not calibrated are not sealed', () => {
    const uncalibrated = { ...sheet(), calibration: null };
    expect(
      decideSeal({ definition: IOC_VO, state: 'shown', last: null, sheet: uncalibrated }),
    ).toMatchObject({
      code: 'sheet-uncalibrated',
    });
  });

  it('EVA-5 only a sealed sheet of a session not validated is re-opened', () => {
    expect(decideReopen({ state: 'closed', last: sealed }).ok).toBe(true);
    expect(decideReopen({ state: 'closed', last: null })).toMatchObject({
      code: 'sheet-not-sealed',
    });
    expect(decideReopen({ state: 'validated', last: sealed })).toMatchObject({
      code: 'session-validated',
    });
  });
});
