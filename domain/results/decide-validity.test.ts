import { expect, test } from 'vitest';
import { analysisSteps } from './analysis-steps.ts';
import { analysesLeft, decideValidity } from './decide-validity.ts';
import { analysisOf } from './testing/analyses.ts';

const facts = { state: 'validated', isServed: true, isValid: true, valid: false } as const;

test('ASM-30 an assessment of a validated session is called invalid, and valid again; never twice the same', () => {
  expect(decideValidity(facts)).toEqual({ ok: true, value: false });
  const back = { ...facts, isValid: false, valid: true };
  expect(decideValidity(back)).toEqual({ ok: true, value: true });
  for (const same of [
    { ...facts, valid: true },
    { ...back, valid: false },
  ])
    expect(decideValidity(same)).toMatchObject({ code: 'assessment-same' });
  expect(decideValidity({ ...facts, isServed: false })).toMatchObject({ code: 'not-found' });
  for (const state of ['draft', 'shown', 'hidden', 'closed'] as const)
    expect(decideValidity({ ...facts, state })).toMatchObject({ code: 'session-not-validated' });
});

test('ASM-31 ASM-50 ASM-56 what is left to give the class: analyses of other sessions that count, an invalid one not among them', () => {
  const invalid = { by: 'Eva', at: '2026-11-28T09:00:00.000Z', reason: 'the wrong bottle' };
  const rows = [
    analysisOf(3, '2026-11-01', 1),
    analysisOf(3, '2026-11-01', 2),
    analysisOf(4, '2026-11-02', 1),
    analysisOf(5, '2026-11-03', 1, { training: true }),
    analysisOf(6, '2026-11-04', 1, { isCounter: true }),
    analysisOf(7, '2026-11-05', 1, { invalid }),
  ];
  const steps = analysisSteps(rows, null);
  expect(steps.map(({ number }) => number)).toEqual([1, 2, 3, null, null, null]);
  expect(analysesLeft(steps, 3)).toBe(1);
  expect(analysesLeft(steps, 4)).toBe(2);
  expect(analysesLeft(steps, 7)).toBe(3);
});
