import { expect, test } from 'vitest';
import { codeKey, type PlanValue } from '../documents/session.document.ts';
import { codeOf, entryId, planOf, sampleId, tasterId } from '../testing/plans.ts';
import type { ServedGlass } from './decide-show.ts';
import { planDiffers } from './plan-differs.ts';

const codes = ['417', '582'].map(codeOf);
const entries = [1, 2].map(entryId);
const plan: PlanValue = planOf(2, 2, {
  codes: new Map(entries.map((entry, at) => [entry, codes[at] ?? codeOf('999')])),
  orders: new Map([1, 2].map((nth) => [tasterId(nth), entries])),
});
const served: readonly ServedGlass[] = [1, 2].flatMap((taster) =>
  [1, 2].map((nth) => ({
    taster: tasterId(taster),
    entry: entryId(nth),
    sample: sampleId(nth),
    replicate: 1 as const,
    code: codeOf(nth === 1 ? '417' : '582'),
    position: nth,
  })),
);
const differing = (change: Partial<PlanValue>, glasses = served) =>
  planDiffers({ ...plan, ...change }, glasses, (sample) =>
    sample === sampleId(1) ? 'S-1' : 'S-2',
  ).map(({ sample, replicate, code }) => `${code} ${sample} ${replicate}`);
const [ONE, BOTH] = [['plan-differs S-1 1'], ['plan-differs S-1 1', 'plan-differs S-2 1']];
const changed = (at: Partial<PlanValue['entries'][number]>) =>
  plan.entries.map((entry, place) => (place === 0 ? { ...entry, ...at } : entry));

test('PLN-51 a plan that says what was served does not differ, nor one with more that was not served', () => {
  expect(differing({})).toEqual([]);
  const late = new Map(plan.orders).set(tasterId(3), entries);
  expect(differing({ tasters: [1, 2, 3].map(tasterId), orders: late })).toEqual([]);
  const more = { id: entryId(3), sample: sampleId(3), replicate: 1, rank: 3 } as const;
  expect(differing({ entries: [...plan.entries, more] })).toEqual([]);
  expect(differing({}, [])).toEqual([]);
});

test('PLN-51 one code a taster is held against the taster’s own glass', () => {
  const own = new Map(
    served.map(({ taster, entry }, at) => [codeKey(entry, taster), codeOf(`50${at}`)]),
  );
  const glasses = served.map((glass, at) => ({ ...glass, code: codeOf(`50${at}`) }));
  expect(differing({ multicode: true, codes: own }, glasses)).toEqual([]);
  const taken = new Map(own).set(codeKey(entryId(1), tasterId(1)), codeOf('599'));
  expect(differing({ multicode: true, codes: taken }, glasses)).toEqual(ONE);
});

test.each<[string, Partial<PlanValue>, readonly string[]]>([
  [
    'the codes of two oils are exchanged',
    {
      codes: new Map([
        [entryId(1), codeOf('582')],
        [entryId(2), codeOf('417')],
      ]),
    },
    BOTH,
  ],
  ['another oil is in the glass', { entries: changed({ sample: sampleId(2) }) }, ONE],
  ['it is another replicate', { entries: changed({ replicate: 2 }) }, ONE],
  ['a glass is gone', { entries: plan.entries.slice(1) }, ONE],
  ['a code is gone', { codes: new Map([...plan.codes].slice(1)) }, ONE],
  [
    'another glass has the code too',
    { codes: new Map(plan.codes).set(entryId(3), codeOf('417')) },
    ONE,
  ],
  [
    'the order is another',
    { orders: new Map(plan.orders).set(tasterId(2), [entryId(2), entryId(1)]) },
    BOTH,
  ],
  ['a taster is not invited', { tasters: [tasterId(1)] }, BOTH],
])('PLN-51 %s: the plan differs', (_, change, expected) => {
  expect(differing(change)).toEqual(expected);
});
