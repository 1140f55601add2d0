import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AWARD_100 } from '../../domain/sheets/definition/award-100.ts';
import { awardPoints } from '../../domain/testing/award-points.ts';
import { codeOf, sessionCode } from '../../domain/testing/plans.ts';
import { POINTS_COLUMNS, pointsCsv } from './points-csv.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/exchange.md'), 'utf8');

test('SHT-8 points_long.csv has an item of a sheet a line, in the order of the sheet, and nothing to compute', () => {
  const rows: Parameters<typeof pointsCsv>[0] = [
    {
      session: sessionCode(7),
      date: '2026-11-27',
      training: false,
      sheet: 'award-100',
      sample: '=S1',
      replicate: 1,
      taster: 'T1',
      code: codeOf('417'),
      position: 2,
      points: { ...awardPoints(1), harmony: 0 },
      signedAt: '2026-11-27T09:10:00.000Z',
      valid: true,
    },
  ];
  const [head, ...lines] = pointsCsv(rows, AWARD_100);
  expect(head).toBe(`${POINTS_COLUMNS.join(',')}\n`);
  expect(lines).toHaveLength(11);
  expect(lines[0]).toMatch(
    /^7,2026-11-27,false,.*=S1"?,1,T1,417,2,award-100,A,smell-fruity,14,15,2026-11-27T09:10:00.000Z,true\n$/,
  );
  expect(lines[8]).toContain(',C,harmony,0,8,');
  expect(lines[10]).toContain(',C,persistence,5,6,');
});

test('SHT-8 every column of points_long.csv stands on the page of formats, in its order', () => {
  const at = page.indexOf('## points_long.csv');
  const section = page.slice(at, page.indexOf('\n## ', at + 1));
  const told = [...section.matchAll(/^\| `([a-z_]+)`/gm)].map(([, name]) => name);
  expect(told).toEqual(POINTS_COLUMNS);
});
