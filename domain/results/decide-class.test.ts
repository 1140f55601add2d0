import { expect, test } from 'vitest';
import { decideClass } from './decide-class.ts';
import { keepClassDecision } from './keep-class-decision.ts';
import { pairOf, verdictOf } from './testing/analyses.ts';

const decision = { class: 'VOO', reason: 'the letter of the norm', at: '2026-11-27', by: 'Isabel' };
const given = { ...decision, class: 'VOO' } as const;
const waiting = verdictOf({
  state: 'person-decides',
  provisional: 'EVOO',
  further: 2,
  pairs: [pairOf(3, 4), pairOf(5, 6)],
});
const decided = { ...waiting, state: 'final', class: 'VOO', provisional: null, decision: given };

test('ASM-21 ASM-44 a person gives the class after the second rejection, and may do so again; nowhere else', () => {
  const facts = { verdict: waiting, scheme: 'EU' } as const;
  const first = decideClass(facts, given);
  expect(first).toEqual({ ok: true, value: decided });
  if (!first.ok) throw new Error(first.code);
  const other = { ...given, class: 'LOO_EU' } as const;
  expect(decideClass({ ...facts, verdict: first.value }, other)).toMatchObject({
    ok: true,
    value: { class: 'LOO_EU', decision: other },
  });
  expect(decideClass({ ...facts, verdict: null }, given)).toMatchObject({ code: 'not-found' });
  for (const verdict of [
    { ...waiting, state: 'further-analyses' } as const,
    { ...waiting, state: 'final' } as const,
  ])
    expect(decideClass({ ...facts, verdict }, given)).toMatchObject({ code: 'decision-not-due' });
});

test.each([
  ['EU', 'OVOO'],
  ['EU', 'LOO'],
  ['IOC', 'LOO_EU'],
  ['IOC', 'OVOO'],
  ['IOC-ordinary', 'LOO_EU'],
] as const)('ASM-21 under %s nobody gives %s', (scheme, oil) => {
  const decided = decideClass({ verdict: waiting, scheme }, { ...given, class: oil });
  expect(decided).toMatchObject({ code: 'class-not-of-scheme' });
});

test('ASM-21 ASM-44 a decision stands while its pairs do, and with a figure of theirs it falls', () => {
  const before = { ...waiting, state: 'final', class: 'VOO', decision: given } as const;
  expect(keepClassDecision(waiting, before)).toEqual(decided);
  expect(keepClassDecision({ ...waiting, further: 1 }, before)).toMatchObject({ class: 'VOO' });
  const [one, two] = waiting.pairs;
  if (one === undefined || two === undefined) throw new Error('no pairs');
  for (const made of [
    { ...waiting, state: 'further-analyses' } as const,
    { ...waiting, pairs: [one] },
    { ...waiting, pairs: [one, { ...two, enDefect: 1.3 }] },
    { ...waiting, pairs: [one, two, { ...two, session2: 7 }] },
  ])
    expect(keepClassDecision(made, before)).toBe(made);
  expect(keepClassDecision(waiting, waiting)).toBe(waiting);
});
