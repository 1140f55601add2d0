import { expect, test } from 'vitest';
import {
  eachPanelIndex,
  eachTasterIndex,
  INDEX_KINDS,
  isFromReferences,
  isPanelIndex,
  isTasterIndex,
  PANEL_INDEX_NAMES,
  PANEL_INDEXES,
  panelIndex,
  QUALITY_INDEXES,
} from './quality-indexes.ts';

test('M-QC a taster has PN, DN and DN from references, the panel PN and DN', () => {
  expect(Object.keys(eachTasterIndex((index) => index))).toEqual(['pn', 'dn', 'dnReference']);
  expect(eachPanelIndex((index) => index)).toEqual({ pn: 'pnPanel', dn: 'dnPanel' });
  expect(PANEL_INDEX_NAMES.map(panelIndex)).toEqual(PANEL_INDEXES);
  for (const kind of INDEX_KINDS) expect(isTasterIndex(kind), kind).toBe(!isPanelIndex(kind));
  expect([isPanelIndex('otherPanel'), isTasterIndex('other')]).toEqual([false, false]);
});

test('M-QC every deviation of an index is whole in its unit: marks, medians, assigned values', () => {
  const parts = { x: 10, Me: 20, R: 100_000 } as const;
  for (const kind of INDEX_KINDS) {
    const { compares, unit } = QUALITY_INDEXES[kind];
    expect(unit, kind).toBe(Math.max(...compares.map((figure) => parts[figure])));
  }
});

test('M-QC two figures of one kind vary twice as much as one against a fixed value', () => {
  for (const kind of INDEX_KINDS) {
    const { compares, variances } = QUALITY_INDEXES[kind];
    expect(variances, kind).toBe(compares[0] === compares[1] ? 2 : 1);
  }
});

test('M-DNR, M-DNP an index against assigned values is computed from reference materials', () => {
  expect(INDEX_KINDS.filter(isFromReferences)).toEqual(['dnReference', 'dnPanel']);
  for (const kind of INDEX_KINDS)
    expect(QUALITY_INDEXES[kind].compares[1] === 'R', kind).toBe(isFromReferences(kind));
});
