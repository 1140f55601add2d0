import { describe, expect, test } from 'vitest';
import { ROOT_TYPES } from '../documents/root-types.ts';
import { codeOf, entryId, sampleId, tasterId } from '../testing/plans.ts';
import { ROLES } from '../words/role.ts';
import { sessionStateSchema } from '../words/session-state.ts';
import { DESK_WRITES, mayWrite, type SessionFacts } from './desk-writes.ts';

/** What leader and assistants may write, by hand: of a draft, shown, hidden, closed and validated session. */
const ONLY_DRAFT = 'write no no no no';
const ADDED_TO = 'write add add no no';
const WHILE_TASTED = 'write write write no no';
const ALWAYS = 'write write write write no';
const EXPECTED = {
  session: {
    'plan.date': ONLY_DRAFT,
    'plan.start': ONLY_DRAFT,
    'plan.sheet': ONLY_DRAFT,
    'plan.training': ONLY_DRAFT,
    'plan.multicode': ONLY_DRAFT,
    'plan.enMaxDefect': ONLY_DRAFT,
    'plan.enMaxFruity': ONLY_DRAFT,
    'plan.checks': ONLY_DRAFT,
    'plan.answers': ONLY_DRAFT,
    'plan.counts': ONLY_DRAFT,
    targets: ONLY_DRAFT,
    entries: ADDED_TO,
    tasters: ADDED_TO,
    codes: ADDED_TO,
    orders: ADDED_TO,
    'plan.sampleTemperature': WHILE_TASTED,
    'plan.roomTemperature': WHILE_TASTED,
    'plan.restMinutes': WHILE_TASTED,
    notes: ALWAYS,
  },
  assessment: { exclusions: ALWAYS, putBacks: ALWAYS, notes: ALWAYS },
} as const;

const KINDS = ['session', 'assessment'] as const;

describe('SEC-85 who writes what of a plan and of notes, by the state of the session', () => {
  test.each(KINDS)('a %s, key by key, state by state, role by role', (kind) => {
    const table = Object.entries(DESK_WRITES[kind]).map(([place, byRole]) => [
      place,
      ROLES.map((role) => sessionStateSchema.options.map((state) => byRole[role][state]).join(' ')),
    ]);
    const expected = Object.entries(EXPECTED[kind]).map(([place, of]) => [
      place,
      ROLES.map((role) => (role === 'catadores' ? 'no no no no no' : of)),
    ]);
    expect(Object.fromEntries(table)).toEqual(Object.fromEntries(expected));
  });

  test('every place of both documents stands in the table, and no other', () => {
    for (const kind of KINDS) {
      const { maps, texts } = ROOT_TYPES[kind];
      const roots = new Set(Object.keys(DESK_WRITES[kind]).map((place) => place.split('.')[0]));
      expect([...roots].sort()).toEqual([...maps, ...texts].sort());
    }
  });

  const served = [{ taster: tasterId(1), entry: entryId(1), code: '417' }];
  const shown: SessionFacts = { state: 'shown', served };
  const may = (root: string, key: string, value: unknown, facts = shown): boolean =>
    mayWrite('session', 'adjuntos', facts, { root, key, value });

  test.each<[string, string, unknown]>([
    ['tasters', tasterId(1), null],
    ['orders', tasterId(1), [entryId(1)]],
    ['entries', entryId(1), { sample: sampleId(2), replicate: 1, rank: 1 }],
    ['codes', entryId(1), codeOf('582')],
    ['codes', `${entryId(1)}|${tasterId(1)}`, codeOf('582')],
    ['codes', entryId(2), codeOf('417')],
  ])('SES-7 %s of %s is served: %j is not written', (root, key, value) => {
    expect(may(root, key, value)).toBe(false);
    expect(may(root, key, value, { state: 'draft', served: [] })).toBe(true);
  });

  test.each<[string, string, unknown]>([
    ['tasters', tasterId(2), true],
    ['tasters', tasterId(2), null],
    ['orders', tasterId(2), [entryId(1)]],
    ['entries', entryId(2), { sample: sampleId(2), replicate: 1, rank: 1 }],
    ['codes', entryId(2), codeOf('582')],
    ['codes', `${entryId(1)}|${tasterId(2)}`, codeOf('582')],
  ])('SES-7 %s of %s is not served: %j may be added until tasting ended', (root, key, value) => {
    expect(may(root, key, value)).toBe(true);
    expect(may(root, key, value, { state: 'hidden', served })).toBe(true);
    expect(may(root, key, value, { state: 'closed', served })).toBe(false);
  });

  test('what stands in no table is written by nobody', () => {
    for (const [root, key] of [
      ['plan', 'constructor'],
      ['plan', 'more'],
      ['meta', 'kind'],
      ['toString', ''],
    ] as const)
      expect(may(root, key, 1, { state: 'draft', served: [] })).toBe(false);
  });
});
