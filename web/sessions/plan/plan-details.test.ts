import { expect, test } from 'vitest';
import * as Y from 'yjs';
import {
  codeKey,
  createPlan,
  putDraw,
  putEntry,
  readPlan,
  setInvited,
} from '../../../domain/documents/session.document.ts';
import {
  parseEntryId,
  parseSampleId,
  parseTasterId,
  parseTastingCode,
} from '../../../domain/panel/ids.ts';
import { planDetails } from './plan-details.ts';

const there = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('not well-formed');
  return value;
};
const idOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

test('PLN-5 the details of a session are one line a taster and glass, in serving order', () => {
  const doc = new Y.Doc();
  createPlan(doc, 'birth', {
    date: '2026-11-27',
    start: '10:00',
    sheet: 'ioc-vo',
    sampleTemperature: 28,
    roomTemperature: 22,
    restMinutes: 15,
    training: true,
    multicode: false,
    enMaxDefect: 1,
    enMaxFruity: 1,
  });
  const sample = there(parseSampleId(idOf(50)));
  const [one, two] = [there(parseEntryId(idOf(1))), there(parseEntryId(idOf(2)))];
  const [ana, luis] = [there(parseTasterId(idOf(11))), there(parseTasterId(idOf(12)))];
  putEntry(doc, { id: one, sample, replicate: 1, rank: 0 });
  putEntry(doc, { id: two, sample, replicate: 2, rank: 1 });
  for (const taster of [ana, luis]) setInvited(doc, taster, true);
  putDraw(doc, {
    codes: new Map([
      [codeKey(one, null), there(parseTastingCode('417'))],
      [codeKey(two, null), there(parseTastingCode('852'))],
    ]),
    orders: new Map([
      [ana, [one, two]],
      [luis, [two, one]],
    ]),
  });
  const plan = readPlan(doc);
  if (!plan.ok) throw new Error(plan.code);
  // What the registers have not answered yet is a dash, never a line less.
  const registers = { samples: new Map(), tasters: new Map() };
  expect(planDetails(7, plan.value, registers).slice(1).trimEnd().split('\r\n')).toEqual([
    'session,date,start,training,taster,name,position,code,sample,replicate',
    '7,2026-11-27,10:00,true,…,,1,417,…,1',
    '7,2026-11-27,10:00,true,…,,2,852,…,2',
    '7,2026-11-27,10:00,true,…,,1,852,…,2',
    '7,2026-11-27,10:00,true,…,,2,417,…,1',
  ]);
});
