import { expect, test } from 'vitest';
import { bytes } from '../../domain/testing/bytes.ts';
import { mm } from '../testing/arbitrary-panels.ts';
import type { AnswerRow } from './answer-row.ts';
import { marksCsv } from './marks-csv.ts';
import { createMarksReader } from './marks-reader.ts';

const row: AnswerRow = {
  session: 12,
  date: '2026-03-02',
  training: false,
  sample: 'A, first',
  replicate: 2,
  taster: 'T01',
  code: '=105',
  position: 3,
  attribute: 'other',
  mm: mm(57),
  qualifier: 'brine',
  signedAt: '2026-03-02T10:15:00+01:00',
  valid: true,
  smelledOnly: false,
  isCounter: false,
  isKeyed: false,
  sessionState: 'validated',
  isInPeriod: true,
  origin: null,
};
const bare: AnswerRow = {
  ...row,
  date: '',
  training: true,
  position: null,
  attribute: 'bitter',
  mm: null,
  qualifier: null,
  signedAt: null,
  valid: false,
  isCounter: true,
  isKeyed: true,
  sessionState: 'imported',
  isInPeriod: false,
  origin: '=2017.xlsx',
};
const HEADER =
  'session,date,training,sample,replicate,taster,code,position,attribute,mm,qualifier,signed_at,valid,smelled_only,counter_assessment,keyed,session_state,in_period,origin\n';

test('EXP-2, XPO-11, M-SHEET the file of marks is a header and a line an answer; a code that looks like a formula is disarmed', () => {
  expect([...marksCsv([{ ...row, smelledOnly: true }, bare])]).toEqual([
    HEADER,
    '12,2026-03-02,false,"A, first",2,T01,\'=105,3,other,57,brine,2026-03-02T10:15:00+01:00,true,true,false,false,validated,true,\n',
    '12,,true,"A, first",2,T01,\'=105,,bitter,,,,false,false,true,true,imported,false,\'=2017.xlsx\n',
  ]);
  expect([...marksCsv([])]).toEqual([HEADER]);
});

test('EXP-2 what is written is read again', () => {
  const reader = createMarksReader();
  for (const line of marksCsv([
    row,
    {
      ...bare,
      training: false,
      valid: true,
      isCounter: false,
      sessionState: 'validated',
      isInPeriod: true,
    },
  ]))
    reader.push(bytes(line));
  const read = reader.end();
  if (!read.ok) throw new Error(JSON.stringify(read));
  const { columns, unknownColumns } = read.value;
  expect(unknownColumns).toEqual([]);
  expect(columns).toMatchObject({ sheets: 1, sessions: ['12'], samples: ['A, first'] });
  expect([...columns.marks]).toEqual([255, 255, 255, 255, 255, 57, 255, 255, 255]);
  expect([...columns.descriptor, ...columns.replicate]).toEqual([6, 2]);
});
