import { describe, expect, test } from 'vitest';
import { faultText } from '../../domain/words/file-fault.ts';
import { cellFaults } from './marks-faults.ts';
import {
  isInstantCell,
  isPositionCell,
  type MarksCells,
  readFlag,
  readLine,
  readMark,
  readQualifier,
  readReplicate,
} from './marks-row.ts';

test.each([
  ['true', true],
  ['TRUE', true],
  ['False', false],
  ['VERDADERO', true],
  ['Vrai', true],
  ['vero', true],
  ['FALSO', false],
  ['FAUX', false],
  ['', null],
  ['1', null],
  ['truest', null],
])('exchange.md the flag %j', (cell, expected) => {
  expect(readFlag(cell, true)).toBe(cell === '' ? true : expected);
  expect(readFlag(cell, false)).toBe(cell === '' ? false : expected);
});

test.each([
  ['', 255],
  ['0', 0],
  ['007', 7],
  ['57', 57],
  ['100', 100],
  ['101', null],
  ['999', null],
  ['0100', null],
  ['5.7', null],
  ['-1', null],
  ['+1', null],
  ['1e1', null],
  ['40mm', null],
  ['x40', null],
])('M-SCALE the intensity %j', (cell, expected) => {
  expect(readMark(cell)).toBe(expected);
});

test('exchange.md replicates, attributes and qualifiers are read by their codes', () => {
  expect(['', '1', '2', '3', '01', ' 1'].map(readReplicate)).toEqual([1, 1, 2, null, null, null]);
  expect(['fusty', 'other', 'fruity', 'pungent', 'heated', ''].map(readLine)).toEqual([
    0,
    5,
    6,
    8,
    null,
    null,
  ]);
  expect(readQualifier('bitter', '')).toBe(0);
  expect([readQualifier('fruity', 'green'), readQualifier('fruity', 'ripe')]).toEqual([1, 2]);
  expect([readQualifier('other', 'heated'), readQualifier('other', 'cucumber')]).toEqual([1, 10]);
  expect(readQualifier('fruity', 'heated')).toBeNull();
  expect(readQualifier('other', 'green')).toBeNull();
  expect(readQualifier('fusty', 'heated')).toBeNull();
});

test.each([
  '',
  '2026-03-02T10:15Z',
  '2026-03-02t10:15z',
  '2026-03-02T10:15:00Z',
  '2026-03-02T10:15:00.5Z',
  '2026-03-02T10:15:00,123456789Z',
  '2026-03-02T10:15:00+01',
  '2026-03-02T10:15:00+0100',
  '2026-03-02T10:15:00-01:00',
])('exchange.md %j is an instant with its offset, or nothing', (cell) => {
  expect(isInstantCell(cell)).toBe(true);
});

test.each([
  '2026-03-02',
  '2026-03-02T10:15:00',
  '2026-13-02T10:15:00Z',
  '2026-03-02 10:15:00Z',
  '2026-03-02T10:15:00.Z',
  '2026-03-02T10:15:00.1234567890Z',
  '2026-03-02T10:15:Z',
  '2026-03-02T10:1:00Z',
  '2026-03-02T1:15:00Z',
  '2026-03-02T10:15:0Z',
  '2026-3-02T10:15:00Z',
  '2026-03-2T10:15:00Z',
  '26-03-02T10:15:00Z',
  '2026-03-02T10:15:00+1',
  '2026-03-02T10:15:00+01:0',
  ' 2026-03-02T10:15:00Z',
  '2026-03-02T10:15:00Z ',
  'xx:15Z',
])('exchange.md %j is no instant with an offset', (cell) => {
  expect(isInstantCell(cell)).toBe(false);
});

test('exchange.md a place in a serving order is a whole number from 1, or nothing', () => {
  expect(['', '1', '10', '999999'].filter(isPositionCell)).toHaveLength(4);
  expect(['0', '01', '-1', '1.5', '1000000', 'a1', '1a', ' '].filter(isPositionCell)).toEqual([]);
});

/** What is wrong with a row, in the words of the command line. */
const said = (cells: MarksCells) => cellFaults(cells).map(faultText);

describe('what is wrong with a row', () => {
  const good: MarksCells = {
    session: '1',
    date: '',
    training: '',
    sample: 'A',
    replicate: '',
    taster: 'T01',
    position: '',
    attribute: 'fruity',
    mm: '40',
    qualifier: '',
    signedAt: '',
    valid: '',
    smelledOnly: '',
    counterAssessment: '',
    keyed: '',
    sessionState: '',
    inPeriod: '',
  };

  test('exchange.md nothing, for a good row', () => {
    expect(said(good)).toEqual([]);
  });

  test('exchange.md all of it, in the words of the columns', () => {
    const bad: MarksCells = {
      session: '',
      date: '',
      training: 'yes',
      sample: ' ',
      replicate: '3',
      taster: '\t',
      position: '0',
      attribute: 'sweet',
      mm: '101',
      qualifier: 'green',
      signedAt: 'noon',
      valid: 'no',
      smelledOnly: 'maybe',
      counterAssessment: 'si',
      keyed: 'by Eva',
      sessionState: 'open',
      inPeriod: 'then',
    };
    expect(said(bad)).toEqual([
      'session is empty',
      'sample is empty',
      'taster is empty',
      'unknown attribute "sweet"',
      'intensity "101" is not a whole number of millimetres from 0 to 100',
      'replicate "3" is not 1 or 2',
      'training "yes" is not true or false',
      'valid "no" is not true or false',
      'smelled_only "maybe" is not true or false',
      'counter_assessment "si" is not true or false',
      'keyed "by Eva" is not true or false',
      'in_period "then" is not true or false',
      'session_state "open" is not validated, closed, invalidated, imported or empty',
      'position "0" is not a number from 1',
      'signed_at "noon" is not an instant with an offset',
    ]);
    expect(said({ ...good, qualifier: 'heated' })).toEqual([
      'qualifier "heated" does not belong to fruity',
    ]);
  });

  test('exchange.md a long cell is cut after forty characters, and a quote in it is told apart', () => {
    const forty = 'x'.repeat(40);
    const intensity = (mm: string) => said({ ...good, mm })[0]?.split(' is not')[0];
    expect(intensity(forty)).toBe(`intensity "${forty}"`);
    expect(intensity(`${forty}y`)).toBe(`intensity "${forty}…"`);
    expect(intensity('4"0')).toBe('intensity "4\\"0"');
  });
});
