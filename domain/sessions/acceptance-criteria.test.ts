import { describe, expect, it } from 'vitest';
import { failedCriteria } from './acceptance-criteria.ts';

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
        { ...result, sample: 'S-3', replicate: 2, n: 13 },
      ],
      [{ sample: 'S-2', accepted: false, categoryMatch: false, defectMatch: false }],
      ['RM-1'],
      both,
    );
    expect(failed).toEqual([
      { code: 'fewer-than-8', sample: 'S-1', replicate: 1 },
      { code: 'not-reliable', sample: 'S-1', replicate: 1 },
      { code: 'more-than-12', sample: 'S-3', replicate: 2 },
      { code: 'duplicate-beyond', sample: 'S-2', replicate: null },
      { code: 'category-differs', sample: 'S-2', replicate: null },
      { code: 'defect-differs', sample: 'S-2', replicate: null },
      { code: 'reference-beyond', sample: 'RM-1', replicate: null },
    ]);
  });

  it('M-ACCEPT names a sheet that was left out after the figures of its glass were open', () => {
    const late = { ...result, replicate: 2, leftOutAfterFigures: true };
    expect(failedCriteria([result, late], [pair], [], both)).toEqual([
      { code: 'left-out-after-figures', sample: 'S-1', replicate: 2 },
    ]);
  });

  it('M-ACCEPT category and defect of a duplicate are judged only where the settings ask', () => {
    const differs = { ...pair, categoryMatch: false, defectMatch: false };
    expect(failedCriteria([], [differs], [], { categoryMatch: false, defectMatch: false })).toEqual(
      [],
    );
  });
});
