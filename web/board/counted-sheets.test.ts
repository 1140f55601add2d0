import { expect, test } from 'vitest';
import { boardCounts } from './board-counts.ts';
import {
  code,
  mm,
  place,
  planFixture,
  sample,
  sheetFixture,
  taster,
  trayFixture,
} from './board-facts.fixture.ts';
import type { BoardFacts } from './board-facts.ts';
import { notesName, sheetName, trayName } from './board-names.ts';
import { countedSheets } from './counted-sheets.ts';

const sealed = { at: '2026-11-20T10:09:00Z', version: 1, digest: 'd' };
const plan = planFixture();
const [first] = plan.entries;

function facts(excluded: boolean): BoardFacts {
  const tray = trayFixture({
    glasses: [
      { code: code('417'), sealed },
      { code: code('852'), sealed: null },
    ],
  });
  const sheet = sheetFixture({ marks: { fruity: mm(40) }, fruityKind: 'green' });
  const exclusion = {
    taster: taster(2),
    replicate: 1,
    reason: 'wrong glass',
    by: 'leader',
    at: '2026-11-20T10:12:00Z',
  } as const;
  const header = { kind: 'assessment', version: 1, birth: 'b' } as const;
  return {
    place,
    plan,
    trays: new Map(plan.tasters.map((id) => [trayName(place, id), { value: tray, heardAt: null }])),
    sheets: new Map(
      plan.tasters.flatMap((id) =>
        ['417', '852'].map((text) => [
          sheetName(place, id, code(text)),
          { value: sheet, heardAt: null },
        ]),
      ),
    ),
    notes: new Map([
      [
        notesName(place, sample(1)),
        { value: { header, exclusions: excluded ? [exclusion] : [], notes: '' }, heardAt: null },
      ],
    ]),
  };
}

test('BRD-4 only sealed sheets count, and an excluded one is kept aside with its reason', () => {
  if (first === undefined) throw new Error('no entry');
  expect(countedSheets(facts(false), first).counted.map((sheet) => sheet.taster)).toEqual(
    plan.tasters,
  );
  const split = countedSheets(facts(true), first);
  expect(split.counted.map((sheet) => sheet.taster)).toEqual([taster(1)]);
  expect(split.excluded.map(({ exclusion }) => exclusion.reason)).toEqual(['wrong glass']);
  const second = plan.entries[1];
  expect(second && countedSheets(facts(false), second).counted).toEqual([]);
});

test('BRD-5 the line above the board counts sheets, sealed ones among them the excluded', () => {
  expect(boardCounts(facts(true), 0)).toEqual({
    sheets: 4,
    sealed: 2,
    signed: 0,
    tasting: 0,
    unknown: 0,
  });
});
