import { describe, expect, it } from 'vitest';
import { failedCriteria } from './acceptance-criteria.ts';
import { decideValidate } from './decide-validate.ts';

const both = { categoryMatch: true, defectMatch: true };
const result = { sample: 'S-1', replicate: 1, n: 10, reliable: true };
const pair = { sample: 'S-1', accepted: true, categoryMatch: true, defectMatch: true };

describe('acceptance of a session', () => {
  it('M-ACCEPT nothing fails when every result is reliable with 8 to 12 sheets', () => {
    expect(
      failedCriteria([result, { ...result, n: 8 }, { ...result, n: 12 }], [pair], [], both),
    ).toEqual([]);
  });

  it('M-ACCEPT names each criterion that fails, for which sample', () => {
    const failed = failedCriteria(
      [
        { ...result, n: 7, reliable: false },
        { ...result, n: 13 },
      ],
      [{ sample: 'S-2', accepted: false, categoryMatch: false, defectMatch: false }],
      ['RM-1'],
      both,
    );
    expect(failed.map(({ code }) => code)).toEqual([
      'fewer-than-8',
      'not-reliable',
      'more-than-12',
      'duplicate-beyond',
      'category-differs',
      'defect-differs',
      'reference-beyond',
    ]);
  });

  it('M-ACCEPT category and defect of a duplicate are judged only where the settings ask', () => {
    const differs = { ...pair, categoryMatch: false, defectMatch: false };
    expect(failedCriteria([], [differs], [], { categoryMatch: false, defectMatch: false })).toEqual(
      [],
    );
  });

  it('SES-8 failed criteria need a reason, and go through with one', () => {
    const failed = failedCriteria([{ ...result, n: 7 }], [], [], both);
    const facts = { state: 'closed', results: 1, failed } as const;
    expect(decideValidate({ ...facts, reason: null })).toEqual({
      ok: false,
      code: 'criteria-not-met',
      data: { failed: ['fewer-than-8 S-1 1'] },
    });
    expect(decideValidate({ ...facts, reason: 'agreed with the client' }).ok).toBe(true);
  });

  it.each(['draft', 'shown', 'hidden'] as const)(
    'SES-8 a session that is %s is not validated',
    (state) => {
      const answer = decideValidate({ state, results: 1, failed: [], reason: null });
      expect(answer).toMatchObject({ code: 'session-not-closed' });
    },
  );
});
