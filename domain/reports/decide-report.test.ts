import { expect, test } from 'vitest';
import { pairOf, verdictOf } from '../results/testing/analyses.ts';
import type { OilClass } from '../words/assessment.ts';
import type { Replicate } from '../words/replicate.ts';
import { decideReport, type ReportFacts } from './decide-report.ts';

const own = (replicate: Replicate, oil: OilClass = 'EVOO', isCounter = false) => ({
  replicate,
  class: oil,
  isCounter,
  invalid: null,
});
const facts = (change: Partial<ReportFacts> = {}): ReportFacts => ({
  session: 5,
  state: 'validated',
  training: false,
  counterPair: null,
  own: [own(1)],
  verdict: verdictOf({ state: 'final', class: 'EVOO', further: 0, pairs: [] }),
  ...change,
});
const accepted = (session1: number, session2: number) =>
  ({ ...pairOf(session1, session2), accepted: true, class: 'VOO' }) as const;
const rejected = (session1: number, session2: number) => ({
  ...pairOf(session1, session2),
  accepted: false,
  class: null,
});

test('RPT-3, RPT-14 a report is of a validated session that was not for training, and of an assessment that is valid', () => {
  expect(decideReport(facts())).toMatchObject({
    ok: true,
    value: { class: 'EVOO', of: 'analysis' },
  });
  expect(decideReport(facts({ training: true }))).toMatchObject({ code: 'report-of-training' });
  for (const state of ['draft', 'shown', 'hidden', 'closed'] as const)
    expect(decideReport(facts({ state }))).toMatchObject({ code: 'session-not-validated' });
  expect(decideReport(facts({ own: [] }))).toMatchObject({ code: 'not-found' });
  expect(decideReport(facts({ verdict: null }))).toMatchObject({ code: 'not-found' });
  const invalid = { by: 'Eva', at: '2026-11-28T09:00:00.000Z', reason: 'the wrong bottle' };
  expect(decideReport(facts({ own: [{ ...own(1), invalid }] }))).toMatchObject({
    code: 'report-of-invalid',
  });
});

test('RPT-3 the class of an accepted pair is that of the pair, and its report is made of its later half', () => {
  const within = verdictOf({ state: 'final', class: 'VOO', further: 0, pairs: [accepted(5, 5)] });
  expect(decideReport(facts({ own: [own(1), own(2)], verdict: within }))).toMatchObject({
    value: { class: 'VOO', of: 'pair', pair: { session1: 5 }, rejected: [] },
  });
  const across = verdictOf({ state: 'final', class: 'VOO', further: 0, pairs: [accepted(5, 8)] });
  expect(decideReport(facts({ verdict: across }))).toEqual({
    ok: false,
    code: 'report-elsewhere',
    data: { session: 8 },
  });
  expect(decideReport(facts({ session: 8, own: [own(2)], verdict: across }))).toMatchObject({
    value: { class: 'VOO', of: 'pair' },
  });
});

test('RPT-3, RPT-14 a class that is awaited is not reported; a person’s is, and the further pair’s where it was made', () => {
  const both = [own(1), own(2)];
  for (const state of ['further-analyses', 'person-decides'] as const) {
    const verdict = verdictOf({ state, class: null, further: 0, pairs: [rejected(5, 5)] });
    expect(decideReport(facts({ own: both, verdict }))).toMatchObject({
      code: 'report-class-awaited',
    });
    expect(decideReport(facts({ session: 9, verdict }))).toMatchObject({
      code: 'report-class-awaited',
    });
  }
  const pairs = [rejected(5, 5), accepted(6, 7)];
  const further = verdictOf({ state: 'final', class: 'VOO', further: 0, pairs });
  expect(decideReport(facts({ own: both, verdict: further }))).toMatchObject({
    code: 'report-elsewhere',
    data: { session: 7 },
  });
  expect(decideReport(facts({ session: 7, own: [own(2)], verdict: further }))).toMatchObject({
    value: { class: 'VOO', of: 'pair', rejected: [{ session2: 5 }] },
  });
  const decision = { class: 'LOO_EU', reason: 'the letter', at: '2026-11-27', by: 'Eva' } as const;
  const person = verdictOf({
    state: 'final',
    class: 'LOO_EU',
    further: 2,
    decision,
    pairs: [rejected(5, 5), rejected(6, 6)],
  });
  expect(decideReport(facts({ own: both, verdict: person }))).toMatchObject({
    code: 'report-elsewhere',
    data: { session: 6 },
  });
  expect(decideReport(facts({ session: 6, own: both, verdict: person }))).toMatchObject({
    value: { class: 'LOO_EU', of: 'person', pair: { session2: 6 }, rejected: [{ session2: 5 }] },
  });
});

test('RPT-3, RPT-16 a counter-assessment reports its own class, whatever its sample amounts to', () => {
  const counter = [own(1, 'VOO', true)];
  const verdict = verdictOf({ state: 'further-analyses', class: null, pairs: [rejected(2, 2)] });
  expect(decideReport(facts({ own: counter, verdict }))).toMatchObject({
    value: { class: 'VOO', of: 'analysis', pair: null },
  });
  const two = [...counter, own(2, 'VOO', true)];
  expect(decideReport(facts({ own: two, counterPair: accepted(5, 5) }))).toMatchObject({
    value: { class: 'VOO', of: 'pair' },
  });
  expect(decideReport(facts({ own: two, counterPair: rejected(5, 5) }))).toMatchObject({
    code: 'report-class-awaited',
  });
});
