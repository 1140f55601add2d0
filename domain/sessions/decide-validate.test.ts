import { describe, expect, test } from 'vitest';
import type { FailedCriterion } from '../words/failed-criterion.ts';
import { decideValidate } from './decide-validate.ts';

const facts = { state: 'closed', results: 2, failed: [], reason: null } as const;
const few: FailedCriterion = { code: 'fewer-than-8', sample: 'S-26-0421', replicate: 2 };
const beyond: FailedCriterion = { code: 'duplicate-beyond', sample: 'S-26-0421', replicate: null };

describe('SES-8 a closed session is validated', () => {
  test('RES-3 RES-7 when every criterion holds, and then a reason overrides nothing and is not kept', () => {
    expect(decideValidate(facts)).toEqual({ ok: true, value: { reason: null } });
    expect(decideValidate({ ...facts, reason: 'Seen by both.' })).toEqual({
      ok: true,
      value: { reason: null },
    });
  });

  test('else only with a reason, and every criterion that fails is told', () => {
    expect(decideValidate({ ...facts, failed: [few, beyond] })).toEqual({
      ok: false,
      code: 'criteria-not-met',
      data: { failed: [few, beyond] },
    });
    expect(decideValidate({ ...facts, failed: [few], reason: 'Agreed.' })).toEqual({
      ok: true,
      value: { reason: 'Agreed.' },
    });
  });

  test('never without results, not even with a reason', () => {
    expect(decideValidate({ ...facts, results: 0, reason: 'Agreed.' })).toMatchObject({
      code: 'session-without-results',
    });
    expect(decideValidate({ ...facts, results: 1 }).ok).toBe(true);
  });

  test.each([
    ['draft', 'session-not-closed'],
    ['shown', 'session-not-closed'],
    ['hidden', 'session-not-closed'],
    ['validated', 'session-validated'],
  ] as const)('never when it is %s: %s', (state, code) => {
    expect(decideValidate({ ...facts, state, reason: 'Agreed.' })).toMatchObject({ code });
  });
});
