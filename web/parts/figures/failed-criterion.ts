import type { FailedCriterion } from '../../../domain/sessions/acceptance-criteria.ts';

const CODES: readonly FailedCriterion['code'][] = [
  'fewer-than-8',
  'more-than-12',
  'not-reliable',
  'duplicate-beyond',
  'category-differs',
  'defect-differs',
  'reference-beyond',
];

/**
 * M-ACCEPT: reads the criteria that a refused validation lists (`not-reliable S-26-0421 1`: the code, the sample's
 * code, the replicate if one). What cannot be read is left out of the list, never out of the refusal.
 */
export function parseFailedCriteria(failed: unknown): readonly FailedCriterion[] {
  if (!Array.isArray(failed)) return [];
  return failed.flatMap((line: unknown): readonly FailedCriterion[] => {
    const text = String(line);
    const code = CODES.find((known) => text.startsWith(`${known} `));
    if (code === undefined) return [];
    const rest = text.slice(code.length + 1);
    const ofReplicate = /^(.*) ([12])$/.exec(rest);
    const perReplicate = ['fewer-than-8', 'more-than-12', 'not-reliable'].includes(code);
    return perReplicate && ofReplicate !== null
      ? [{ code, sample: ofReplicate[1] ?? '', replicate: Number(ofReplicate[2]) }]
      : [{ code, sample: rest, replicate: null }];
  });
}
