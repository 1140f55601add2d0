import { expect, test } from 'vitest';
import { columnsOf, lifelikeHistory } from '../testing/lifelike-history.ts';
import { countedColumns } from './counted-columns.ts';
import { createMarksReader } from './marks-reader.ts';

test('XPO-11 of a history whose sessions all count, the columns themselves', () => {
  const columns = columnsOf(lifelikeHistory(1).sheets);
  expect(countedColumns(columns)).toBe(columns);
});

test('XPO-11 XPO-18 sessions that are neither validated nor imported are as if they had never been', () => {
  for (const seed of [1, 2, 3]) {
    const { sheets } = lifelikeHistory(seed);
    const stays = (session: string) => Number(session) % 3 !== 0;
    const whole = columnsOf(sheets);
    const sessionState = Uint8Array.from(whole.sessions, (session) =>
      stays(session) ? 0 : 1 + (Number(session) % 2),
    );
    const found = countedColumns({ ...whole, sessionState });
    expect(found).toEqual(columnsOf(sheets.filter(({ session }) => stays(session))));
    expect(found.sheets).toBeLessThan(whole.sheets);
  }
});

test('XPO-11 every column of a sheet comes along', () => {
  const reader = createMarksReader();
  const rows = [
    'session,date,training,sample,replicate,taster,attribute,mm,qualifier,valid,counter_assessment,session_state,in_period',
    '1,2026-01-02,false,A,1,T1,fruity,40,green,true,false,closed,true',
    '2,2026-01-03,true,B,2,T2,fruity,41,ripe,false,true,imported,false',
    '2,2026-01-03,true,B,2,T2,other,12,hay,false,true,imported,false',
  ];
  const text = (lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\n')}\n`);
  reader.push(text(rows));
  const read = reader.end();
  const alone = createMarksReader();
  alone.push(text(rows.toSpliced(1, 1)));
  const expected = alone.end();
  if (!read.ok || !expected.ok) throw new Error('not read');
  expect(countedColumns(read.value.columns)).toEqual(expected.value.columns);
});
