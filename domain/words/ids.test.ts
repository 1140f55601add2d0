import { describe, expect, test } from 'vitest';
import {
  parseCommandId,
  parseEntryId,
  parseFileId,
  parsePanelId,
  parseSampleId,
  parseSessionCode,
  parseTasterId,
  parseTastingCode,
} from './ids.ts';

const ID = '01234567-89ab-4cde-8f01-23456789abcd';

describe('DOC-1 an id is 36 lower-case characters in five groups, or it is none', () => {
  test.each([
    ['panel', parsePanelId],
    ['taster', parseTasterId],
    ['sample', parseSampleId],
    ['entry', parseEntryId],
    ['file', parseFileId],
    ['command', parseCommandId],
  ])('of a %s', (_, parse) => {
    expect(parse(ID)).toBe(ID);
    for (const other of [
      '',
      ID.toUpperCase(),
      ID.replaceAll('-', ''),
      `x${ID}`,
      `${ID}0`,
      ` ${ID}`,
      `${ID}\n`,
      ID.slice(1),
      ID.slice(0, -1),
      ID.replace('a', 'g'),
      '01234567-89ab-4cde-8f0-123456789abcd',
    ])
      expect(parse(other)).toBeNull();
  });
});

test.each([
  [1, 1],
  ['1', 1],
  ['12', 12],
  [999_999, 999_999],
  ['999999', 999_999],
  ['1000000', null],
  [0, null],
  ['0', null],
  ['01', null],
  [-1, null],
  [1.5, null],
  ['1e3', null],
  [' 1', null],
  ['1 ', null],
  ['', null],
  [Number.NaN, null],
])('DOC-1 a session’s number is 1 to 999,999: %j is %j', (text, session) => {
  expect(parseSessionCode(text)).toBe(session);
});

test.each([
  ['417', true],
  ['A1', true],
  ['ZZZ999', true],
  ['7', false],
  ['ABCDEFG', false],
  ['a17', false],
  ['41 7', false],
  ['417\n', false],
  ['', false],
])('SES-2 a code is 2 to 6 capital letters or digits: %j %s', (text, isCode) => {
  expect(parseTastingCode(text)).toBe(isCode ? text : null);
});
