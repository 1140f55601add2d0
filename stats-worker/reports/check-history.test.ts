import { expect, test } from 'vitest';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { marksOfGlasses } from '../testing/marks-of-glasses.ts';
import { checkDay, checkHistory } from './check-history.ts';

const columns = marksOfGlasses([
  {
    session: '1',
    date: '2026-01-05',
    sample: 'S',
    marks: { A: { fruity: 100 }, B: { fusty: null } },
  },
]);
const asked = { columns, references: [], settings: defaultPanelSettings(), asOf: null };

test('M-SCALE marks of 0 and 100 and lines without an answer are on the line', () => {
  expect(checkHistory(asked)).toEqual({
    ok: true,
    value: { columns, references: [], settings: asked.settings, asOf: null },
  });
});

test.each([
  [0, 101, 'A', 'fusty'],
  [8, 254, 'A', 'pungent'],
  [9, 101, 'B', 'fusty'],
  [17, 200, 'B', 'pungent'],
])(
  'M-SCALE a mark that is not on the line is refused with its taster and line: place %s, %s mm',
  (at, mm, taster, attribute) => {
    const marks = columns.marks.with(at, mm);
    expect(checkHistory({ ...asked, columns: { ...columns, marks } })).toEqual({
      ok: false,
      code: 'mark-out-of-range',
      data: { taster, attribute },
    });
  },
);

test('M-STAT a taster who is there twice in one glass is refused, wherever the two sheets lie; other glasses of theirs are not', () => {
  const glass = { session: '1', date: '2026-01-05', sample: 'S', marks: { A: {}, B: {} } };
  const many = marksOfGlasses([
    glass,
    { ...glass, replicate: 2 },
    { ...glass, sample: 'T' },
    { ...glass, session: '2' },
  ]);
  // The sheet at a place becomes one of the first glass, left out.
  const asFirstGlass = (place: number, taster: number) => ({
    ...many,
    session: many.session.with(place, 0),
    sample: many.sample.with(place, 0),
    replicate: many.replicate.with(place, 1),
    taster: many.taster.with(place, taster),
    valid: many.valid.with(place, 0),
  });
  const refusal = { ok: false, code: 'taster-twice', data: { taster: 'B' } };
  const ask = (of: typeof many) => checkHistory({ ...asked, columns: of });
  expect(ask(many)).toMatchObject({ ok: true });
  expect(ask(asFirstGlass(2, 1))).toEqual(refusal);
  expect(ask(asFirstGlass(many.sheets - 1, 1))).toEqual(refusal);
  const apart = { ...asFirstGlass(many.sheets - 1, 2), tasters: [...many.tasters, 'C'] };
  expect(ask(apart)).toMatchObject({ ok: true });
});

test('M-QC the day asked for is read, or refused by name', () => {
  expect(checkHistory({ ...asked, asOf: '1970-01-11' })).toMatchObject({ value: { asOf: 10 } });
  expect(checkHistory({ ...asked, asOf: '2026-02-30' })).toEqual({
    ok: false,
    code: 'date-unknown',
    data: { date: '2026-02-30' },
  });
  expect(checkDay(null)).toEqual({ ok: true, value: null });
  expect(checkDay('1970-01-01')).toEqual({ ok: true, value: 0 });
});

test('M-RM the materials of the register come with their predominant defect', () => {
  const values = [
    { attribute: 'fruity', predominant: false, median: 4, u: null, sd: null },
    { attribute: 'rancid', predominant: true, median: 2, u: 0.2, sd: 0.5 },
  ] as const;
  const found = checkHistory({ ...asked, references: [{ sample: 'R-1', values }] });
  expect(found).toMatchObject({
    value: { references: [{ sample: 'R-1', predominant: 'rancid', values }] },
  });
});
