import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EvaluationValue } from '../documents/evaluation.document.ts';
import { awardPoints } from '../testing/award-points.ts';
import { holds } from '../testing/holds.ts';
import { anyKeying, blankSheet, keyedPaper } from '../testing/keyed.ts';
import { mm } from '../testing/mm.ts';
import { decideKeySheet } from './decide-key-sheet.ts';
import type { SealedVersion } from './decide-seal.ts';
import { AWARD_100 } from './definition/award-100.ts';
import { IOC_VO } from './definition/ioc-vo.ts';
import type { SheetDefinition } from './definition/sheet-definition.ts';
import { sheetGaps } from './sheet-gaps.ts';
import { isUntouched } from './untouched-sheet.ts';

const paper = keyedPaper();
const twice = { first: paper, second: paper, kept: paper };
const signature = { strokes: [[0, 0, 10, 10]], at: '2026-11-27T09:10:00.000Z' };
const stands: SealedVersion = {
  version: 2,
  digest: 'd',
  sealedAt: '2026-11-27T09:11:00Z',
  signedAt: '2026-11-27T09:10:00Z',
  open: false,
  keyed: false,
};

const decide = (change: Partial<Parameters<typeof decideKeySheet>[0]> = {}) =>
  decideKeySheet({
    state: 'shown',
    last: null,
    onDevice: blankSheet(),
    sealed: null,
    keying: twice,
    over: null,
    definition: IOC_VO,
    ...change,
  });

describe('KEY-1 a sheet of paper is keyed in while its session is shown, hidden or closed', () => {
  test.each([
    ['shown', false],
    ['hidden', false],
    ['closed', true],
  ] as const)('%s: kept and counted, late %s', (state, late) => {
    expect(decide({ state })).toEqual({
      ok: true,
      value: {
        seals: { version: 1, late, valid: true },
        settled: [],
        isBegun: false,
        isAlone: false,
      },
    });
  });

  test.each([
    ['draft', 'session-not-shown'],
    ['validated', 'session-validated'],
  ] as const)('%s: %s, whatever stands of it', (state, code) => {
    for (const last of [null, stands]) expect(decide({ state, last })).toMatchObject({ code });
  });

  test('a sheet that is sealed is not keyed over: only once it is open again, as the next version', () => {
    expect(decide({ last: stands })).toMatchObject({ code: 'sheet-sealed' });
    const last = { ...stands, open: true };
    expect(decide({ last })).toMatchObject({ value: { seals: { version: 3 } } });
  });
});

describe('KEY-9, KEY-21 what was sealed is keyed over by a leader where it was signed on a device, and not by whoever opened it again', () => {
  const ofDevice = { ...stands, open: true };
  const ofPaper = { ...ofDevice, keyed: true };
  const any = [true, false];
  const everyone = any.flatMap((isLeader) =>
    any.flatMap((isOpener) => any.map((hasOthers) => ({ isLeader, isOpener, hasOthers }))),
  );

  test.each(everyone)('leader $isLeader, opener $isOpener, others $hasOthers', (over) => {
    const outcome = (last: SealedVersion) => {
      const decision = decide({ last, over });
      return decision.ok ? decision.value.isAlone : decision.code;
    };
    const asOpener = over.isOpener && over.hasOthers ? 'opener-keys-over' : over.isOpener;
    expect(outcome(ofPaper)).toBe(asOpener);
    expect(outcome(ofDevice)).toBe(over.isLeader ? asOpener : 'leader-keys-over');
  });
});

describe('KEY-3, KEY-16 the two keyings are settled before anything is kept', () => {
  const second = keyedPaper({ marks: { ...paper.marks, bitter: mm(30) }, heatingDevice: '9' });

  test('either of the two may be kept at a line, and the lines that were settled are told', () => {
    for (const kept of [paper, second])
      expect(decide({ keying: { first: paper, second, kept } })).toMatchObject({
        value: { settled: ['bitter', 'heatingDevice'] },
      });
  });

  test('what neither says is not kept', () => {
    const kept = keyedPaper({ marks: { ...paper.marks, bitter: mm(31) } });
    expect(decide({ keying: { first: paper, second, kept } })).toMatchObject({
      code: 'keying-unsettled',
      data: { lines: ['bitter'] },
    });
  });
});

test('KEY-2, KEY-15 a sheet of paper with something blank or contradictory is not kept, by the rule of any sheet', () => {
  holds(
    fc.property(anyKeying, (keyed) => {
      const decision = decide({ keying: { first: keyed, second: keyed, kept: keyed } });
      const gaps = sheetGaps(keyed, IOC_VO);
      if (gaps.length === 0) expect(decision.ok).toBe(true);
      else expect(decision).toEqual({ ok: false, code: 'sheet-incomplete', data: { gaps } });
    }),
  );
});

describe('KEY-5, KEY-12 a glass that is being tasted on a device is not keyed in', () => {
  const begun: readonly (readonly [string, Partial<EvaluationValue>])[] = [
    ['a mark', { marks: { bitter: mm(0) } }],
    ['a kind', { fruityKind: 'green' }],
    ['a descriptor', { otherDescriptor: 'metallic' }],
    ['the tick', { smelledOnly: true }],
    ['a comment', { comments: 'peppery' }],
  ];

  test.each(begun)('%s on it: refused until the session is closed', (_what, change) => {
    const onDevice = blankSheet(change);
    for (const state of ['shown', 'hidden'] as const)
      expect(decide({ state, onDevice })).toMatchObject({ code: 'device-tasting' });
    expect(decide({ state: 'closed', onDevice })).toMatchObject({ value: { isBegun: true } });
  });

  test('a signature on it: refused in every state, for it is sealed by itself', () => {
    for (const state of ['shown', 'hidden', 'closed'] as const)
      expect(decide({ state, onDevice: blankSheet({ ...paper, signature }) })).toMatchObject({
        code: 'device-tasting',
      });
  });

  test('BTH-46 a signature on what has a gap is no signature: keyed in once the session is closed', () => {
    const onDevice = blankSheet({ ...keyedPaper({ fruityKind: null }), signature });
    expect(decide({ onDevice })).toMatchObject({ code: 'device-tasting' });
    expect(decide({ state: 'closed', onDevice })).toMatchObject({ value: { isBegun: true } });
  });

  test('a glass that was confirmed, with its heating device, and nothing answered: keyed in', () => {
    const onDevice = blankSheet({ startedAt: '2026-11-27T09:05:00Z', heatingDevice: '4' });
    expect(decide({ onDevice })).toMatchObject({ value: { isBegun: false } });
  });

  test('a sheet that was opened again is untouched while it says what it was sealed with', () => {
    const sealed = blankSheet({ marks: { bitter: mm(12) }, fruityKind: 'green', signature });
    const opened = { ...sealed, signature: null };
    expect(isUntouched(opened, sealed)).toBe(true);
    expect(isUntouched({ ...opened, marks: { bitter: mm(13) } }, sealed)).toBe(false);
    expect(isUntouched({ ...opened, marks: {} }, sealed)).toBe(false);
    expect(isUntouched(blankSheet(), null)).toBe(true);
    // SHT-19: a mark that gave way to a blank line was made all the same.
    expect(isUntouched(blankSheet({ apart: { 'marks.musty': [12] } }), null)).toBe(false);
    expect(isUntouched(blankSheet({ apart: { 'fields.heatingDevice': ['3'] } }), null)).toBe(true);
  });
});

test('KEY-1, KEY-11 whatever the facts, a sheet is kept only where none is sealed, none being marked, and all of it was keyed', () => {
  holds(
    fc.property(
      fc.constantFrom('draft', 'shown', 'hidden', 'closed', 'validated'),
      fc.constantFrom(null, stands, { ...stands, open: true }),
      fc.constantFrom(
        blankSheet(),
        blankSheet({ comments: 'x' }),
        blankSheet({ ...paper, signature }),
      ),
      anyKeying,
      anyKeying,
      fc.boolean(),
      (state, last, onDevice, first, second, isFirst) => {
        const keying = { first, second, kept: isFirst ? first : second };
        const decision = decide({ state, last, onDevice, keying });
        if (!decision.ok) return;
        expect(['shown', 'hidden', 'closed']).toContain(state);
        expect(last?.open ?? true).toBe(true);
        expect(onDevice.signature).toBeNull();
        expect(decision.value.isBegun && state !== 'closed').toBe(false);
        expect(sheetGaps(keying.kept, IOC_VO)).toEqual([]);
        expect(decision.value.seals.version).toBe((last?.version ?? 0) + 1);
      },
    ),
  );
});

describe('KEY-8 a sheet of points is keyed in with the points of its items', () => {
  const points = (change: object = {}) => ({
    ...keyedPaper({ marks: {}, fruityKind: null, heatingDevice: '' }),
    points: { ...awardPoints(1), ...change },
  });
  const decideOf = (kept: ReturnType<typeof keyedPaper>, definition: SheetDefinition = AWARD_100) =>
    decide({ definition, keying: { first: kept, second: kept, kept } });

  test('whole, it is kept, and what was settled is named by its item', () => {
    expect(decideOf(points())).toMatchObject({ ok: true, value: { settled: [] } });
    const kept = points({ harmony: 3 });
    const keying = { first: points(), second: kept, kept };
    expect(decide({ definition: AWARD_100, keying })).toMatchObject({
      ok: true,
      value: { settled: ['points:harmony'] },
    });
    expect(decide({ definition: AWARD_100, keying: { ...keying, second: points() } })).toEqual({
      ok: false,
      code: 'keying-unsettled',
      data: { lines: ['points:harmony'] },
    });
  });

  test('a blank item, more than an item has, points of another sheet and lengths are refused', () => {
    const { harmony: _blank, ...others } = awardPoints(1);
    expect(decideOf({ ...points(), points: others })).toMatchObject({ code: 'sheet-incomplete' });
    expect(decideOf(points({ harmony: 9 }))).toMatchObject({ code: 'sheet-foreign' });
    expect(decideOf(points({ fair: 1 }))).toMatchObject({ code: 'sheet-foreign' });
    expect(decideOf(paper)).toMatchObject({ code: 'sheet-foreign' });
    expect(decideOf({ ...paper, points: awardPoints() }, IOC_VO)).toMatchObject({
      code: 'sheet-foreign',
    });
  });
});
