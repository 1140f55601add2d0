import { describe, expect, test } from 'vitest';
import { keyedPaper } from '../testing/keyed.ts';
import { COMMANDS, type CommandName, isCommandName } from './commands.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const REASON = 'The glass was cold.';

/** What each command takes, every field of it, as it may be. */
const GOOD: Readonly<Record<CommandName, Readonly<Record<string, unknown>>>> = {
  'create-session': { date: '2026-11-27', training: true },
  'show-session': { session: 12 },
  'hide-session': { session: 12 },
  'close-session': { session: 12 },
  'validate-session': { session: 12, reason: REASON },
  'invalidate-session': { session: 12, reason: REASON },
  'judge-day': { date: '2026-11-27', verdict: 'rejected', reason: REASON },
  'decide-class': { sample: ID, class: 'VOO', reason: REASON },
  'judge-assessment': { session: 12, sample: ID, valid: false, reason: REASON },
  'issue-report': {
    session: 12,
    sample: ID,
    customer: 'Los Arcos',
    remarks: '',
    hasAnnex: true,
    seen: 'a'.repeat(64),
    reason: null,
  },
  'seal-sheet': { session: 12, code: '417' },
  'reopen-sheet': { session: 12, taster: ID, code: '417', reason: REASON },
  'key-sheet': {
    session: 12,
    taster: ID,
    code: '417',
    reason: REASON,
    comments: 'peppery',
    first: keyedPaper(),
    second: keyedPaper(),
    kept: keyedPaper(),
  },
  'open-figures': { session: 12, sample: ID, replicate: 1 },
  'release-figures': { session: 12, anyway: false },
  'see-figures': { session: 12 },
  'call-leader': { session: 12, call: 'help' },
  'answer-call': { session: 12, taster: ID },
  'end-rest': { session: 12, taster: ID },
  'change-settings': { changes: { scheme: 'IOC' }, reason: REASON, heads: 'h1,h2' },
  'add-status': { taster: ID, status: 'training', from: '2026-11-27', reason: REASON },
  'delete-status': { taster: ID, entry: ID, reason: REASON },
};

const PAPER = {
  may: [keyedPaper({ marks: {} }), keyedPaper({ heatingDevice: '' })],
  not: [null, {}, { ...keyedPaper(), signature: null }, keyedPaper({ heatingDevice: 'six' })],
};

/** What a field of this name may be at its bounds, and what it may not next to them. */
const FIELDS: Readonly<Record<string, { may: readonly unknown[]; not: readonly unknown[] }>> = {
  session: { may: [1, 999_999], not: [0, -1, 1_000_000, 1.5, '12', null, Number.NaN] },
  taster: { may: [ID], not: ['T-1', '', `${ID}0`, null] },
  sample: { may: [ID], not: ['S-1', '', null] },
  replicate: { may: [1, 2], not: [0, 3, '1', null] },
  class: { may: ['EVOO', 'NOCLASIFICATED'], not: ['virgin', '', null] },
  entry: { may: [ID], not: ['one', '', null] },
  code: { may: ['41', '417', 'A1B2C3'], not: ['4', 'A1B2C3D', 'a1', ' 417', '417 ', '4-7', 417] },
  date: { may: ['2028-02-29'], not: ['2026-02-29', '27/11/2026', '2026-11-27T09:00:00Z', null] },
  from: { may: ['2028-02-29'], not: ['2026-02-29', '27/11/2026', null] },
  training: { may: [true, false], not: ['true', 0, null] },
  valid: { may: [true, false], not: ['false', 0, null] },
  anyway: { may: [true, false], not: ['true', 0, null] },
  verdict: { may: ['accepted', 'rejected'], not: ['validated', '', null] },
  call: { may: ['help', 'wrong-glass', null], not: ['fire', ''] },
  status: { may: ['training', 'qualified', 'suspended', 'retired'], not: ['master', '', null] },
  changes: { may: [{ indexLimit: 3 }], not: [{}, { indexLimit: 0 }, { colour: 'green' }, null] },
  heads: { may: ['', 'h'.repeat(80)], not: ['h'.repeat(81), null] },
  first: PAPER,
  second: PAPER,
  kept: PAPER,
  customer: { may: ['', 'x'.repeat(1000)], not: ['x'.repeat(1001), null, 7] },
  remarks: { may: ['', 'x'.repeat(1000)], not: ['x'.repeat(1001), null, 7] },
  hasAnnex: { may: [true, false], not: ['true', 0, null] },
  seen: { may: ['', 'a'.repeat(80)], not: ['a'.repeat(81), null] },
  comments: { may: ['', 'x'.repeat(2000)], not: ['x'.repeat(2001), null, 7] },
  reason: { may: ['abc', 'x'.repeat(500)], not: ['', 'ab', ' ab ', 'x'.repeat(501), 7] },
};

const NAMES = Object.keys(GOOD).filter(isCommandName);
const accepts = (name: CommandName, data: unknown): boolean =>
  COMMANDS[name].safeParse(data).success;

describe('COM-1 a command takes its own data, each field within its bounds, nothing else', () => {
  test.each(NAMES)('%s', (name) => {
    expect(COMMANDS[name].parse(GOOD[name])).toEqual(GOOD[name]);
    expect(accepts(name, { ...GOOD[name], surplus: 1 })).toBe(false);
    expect(accepts(name, {})).toBe(false);
    for (const field of Object.keys(GOOD[name])) {
      const { [field]: _, ...without } = GOOD[name];
      expect(accepts(name, without), `${field} left out`).toBe(false);
      for (const value of FIELDS[field]?.may ?? [])
        expect(accepts(name, { ...GOOD[name], [field]: value }), `${field} ${value}`).toBe(true);
      for (const value of FIELDS[field]?.not ?? [])
        expect(accepts(name, { ...GOOD[name], [field]: value }), `${field} ${value}`).toBe(false);
    }
  });

  test('every field of every command is tried', () => {
    const fields = new Set(NAMES.flatMap((name) => Object.keys(GOOD[name])));
    expect([...fields].toSorted()).toEqual(Object.keys(FIELDS).toSorted());
    expect(NAMES).toHaveLength(Object.keys(COMMANDS).length);
  });

  test('a call for a wrong glass may say which code was read on it', () => {
    const call = { session: 12, call: 'wrong-glass' };
    for (const read of ['5', 'x'.repeat(12)])
      expect(accepts('call-leader', { ...call, read }), read).toBe(true);
    for (const read of ['', ' ', 'x'.repeat(13), null, 538])
      expect(accepts('call-leader', { ...call, read }), String(read)).toBe(false);
  });

  test('a reason is kept without the blanks around it', () => {
    const data = { session: 12, reason: `  ${REASON} ` };
    expect(COMMANDS['invalidate-session'].parse(data)).toEqual({ session: 12, reason: REASON });
  });

  test.each([
    ['validate-session', true],
    ['judge-day', true],
    ['invalidate-session', false],
    ['reopen-sheet', false],
    ['key-sheet', false],
    ['decide-class', false],
    ['judge-assessment', false],
    ['change-settings', false],
    ['add-status', false],
    ['delete-status', false],
  ] as const)('%s goes without a reason: %s', (name, may) => {
    expect(accepts(name, { ...GOOD[name], reason: null })).toBe(may);
  });
});

test('COM-1 a command has one of these names', () => {
  expect(NAMES).toEqual(Object.keys(GOOD));
  for (const other of ['', 'seal', 'SEAL-SHEET', 'constructor', 'toString', '__proto__'])
    expect(isCommandName(other)).toBe(false);
});
