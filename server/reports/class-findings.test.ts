import { expect, test } from 'vitest';
import type { ReportedClass } from '../../domain/reports/decide-report.ts';
import { resultRow } from '../../domain/results/testing/analyses.ts';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import { all, type MarksByLine, sheetsOf } from '../../stats-worker/testing/sheets-of.ts';
import { type Analysed, classFindings } from './class-findings.ts';

const PAIR = {
  session1: 12,
  session2: 12,
  enDefect: 0.4,
  enFruity: 0.2,
  accepted: true,
  categoryMatch: true,
  defectMatch: true,
  md: 1.6,
  mf: 4.4,
  class: 'VOO',
} as const;
const ALONE: ReportedClass = { class: 'VOO', of: 'analysis', pair: null, rejected: [] };
const OF_PAIR: ReportedClass = { ...ALONE, of: 'pair', pair: PAIR };

const FIGURE = {
  n: 8,
  median: 2.1,
  p25: 2,
  p75: 2.2,
  sStar: 0.1,
  cvr: 5,
  ciLow: 2,
  ciHigh: 2.2,
};

/** An analysis of eight sheets with these marks, as it is stored. */
function analysed(
  replicate: Replicate,
  lines: MarksByLine,
  change: { readonly settings?: Partial<PanelSettings>; readonly defect?: string } = {},
): Analysed {
  const figures = {
    attributes: { fusty: FIGURE, fruity: FIGURE },
    fruityClass: 'green',
    statements: ['medium'],
  };
  return {
    row: resultRow({
      replicate,
      n: 8,
      md: replicate,
      mf: 3 + replicate,
      figures,
      predominantDefect: change.defect ?? 'fusty',
      settings: { ...defaultPanelSettings(), ...change.settings },
    }),
    sheets: sheetsOf({ fruity: all(8, 40), ...lines }),
  };
}

test('RPT-1, RPT-10 a report states the figures of an analysis with the marks that count, the lowest first', () => {
  const of = analysed(1, { fusty: [30, 10, 20, 10, 40, 10, 10, 10] });
  const found = classFindings(ALONE, [of]);
  expect(found).toMatchObject({
    kind: 'class',
    class: 'VOO',
    of: 'analysis',
    pair: null,
    predominantDefect: 'fusty',
    md: 1,
    mf: 4,
    fruityClass: 'green',
    statements: ['medium'],
  });
  const [analysis] = found.analyses;
  expect(analysis).toMatchObject({
    session: 12,
    date: '2026-11-20',
    replicate: 1,
    n: 8,
    class: 'VOO',
    md: 1,
    mf: 4,
    reliable: true,
    predominantDefect: 'fusty',
    fruityClass: 'green',
    statements: ['medium'],
    validatedAt: '2026-11-20T11:00:00Z',
    validatedBy: 'leader',
  });
  expect(Object.keys(analysis?.lines ?? {})).toEqual(['fusty', 'fruity']);
  expect(analysis?.lines['fusty']).toEqual({
    ...FIGURE,
    marks: [10, 10, 10, 10, 10, 20, 30, 40],
  });
});

test('RPT-1 a line that a taster left blank has no mark, and one that a descriptor names has a zero where it is not named', () => {
  const sheets = sheetsOf(
    { fruity: [40, 41, 42], fusty: [null, 12, 3], other: [7, 9, null] },
    (taster) => ({ otherDescriptor: taster === 1 ? 'grubby' : 'esparto' }),
  );
  const { row } = analysed(1, {});
  const figures = {
    attributes: { fusty: FIGURE },
    others: { esparto: FIGURE },
    fruityClass: null,
    statements: [],
  };
  const { analyses } = classFindings(ALONE, [{ row: { ...row, figures }, sheets }]);
  expect(analyses[0]?.lines['fusty']?.marks).toEqual([3, 12]);
  expect(analyses[0]?.lines['esparto']?.marks).toEqual([0, 0, 7]);
});

test('RPT-3 of a pair the medians are its own, and the defect is that of the replicate that is official', () => {
  const both = (duplicateOrder: PanelSettings['duplicateOrder'] | undefined) => {
    const settings = duplicateOrder === undefined ? {} : { duplicateOrder };
    return [
      analysed(1, { fusty: all(8, 20) }, { defect: 'fusty', settings }),
      analysed(2, { rancid: all(8, 20) }, { defect: 'rancid', settings }),
    ];
  };
  const first = classFindings(OF_PAIR, both('first'));
  expect(first).toMatchObject({ predominantDefect: 'fusty', md: 1.6, mf: 4.4, of: 'pair' });
  expect(first.analyses.map(({ replicate, md }) => [replicate, md])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(first.pair).toEqual(PAIR);
  expect(classFindings(OF_PAIR, both('second'))).toMatchObject({ predominantDefect: 'rancid' });
  const [alone] = both('second').slice(1);
  expect(alone && classFindings(ALONE, [alone])).toMatchObject({ predominantDefect: 'rancid' });
});

test('RPT-3 a pair is called by the means of its medians, and has no terms but the mandatory statements where a person gave its class', () => {
  const both = [
    analysed(1, { fruity: all(8, 40), bitter: all(8, 70), pungent: all(8, 20) }),
    analysed(2, { fruity: all(8, 40), bitter: all(8, 74), pungent: all(8, 20) }),
  ];
  const named = classFindings({ ...OF_PAIR, class: 'EVOO' }, both);
  const given = classFindings({ ...OF_PAIR, class: 'EVOO', of: 'person' }, both);
  expect(named).toMatchObject({ fruityClass: expect.any(String), class: 'EVOO' });
  expect(named.statements).toContain('bitter>5');
  expect(named.statements).toContain('delicate pungent');
  expect(given).toMatchObject({
    class: 'EVOO',
    of: 'person',
    statements: ['terms-not-for-class', 'bitter>5'],
  });
  // The sheets of the second analysis count like those of the first.
  const mild = analysed(2, { fruity: all(8, 40), bitter: all(8, 20), pungent: all(8, 20) });
  const [one] = both;
  expect(one && classFindings(OF_PAIR, [one, mild]).statements).not.toContain('bitter>5');
});

test('RPT-1 there is no report of nothing', () => {
  expect(() => classFindings(ALONE, [])).toThrow('a report of nothing');
});
