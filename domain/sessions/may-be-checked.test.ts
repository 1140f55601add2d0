import { expect, test } from 'vitest';
import { sampleId, sessionCode } from '../testing/plans.ts';
import { checkedResultSchema, LONGEST_REFERENCE } from '../words/checked-result.ts';
import { mayBeChecked } from './may-be-checked.ts';

const checked = { of: 'panel', session: sessionCode(3), sample: sampleId(1) } as const;
const result = { session: 3, sample: sampleId(1), training: false };

test('PLN-41 ASM-51 what may be checked is a standing, valid result of another session that was not for training', () => {
  expect(mayBeChecked(checked, 4, [result])).toBe(true);
  expect(mayBeChecked(checked, 3, [result])).toBe(false);
  expect(mayBeChecked(checked, 4, [{ ...result, training: true }])).toBe(false);
  expect(mayBeChecked(checked, 4, [{ ...result, sample: sampleId(2) }])).toBe(false);
  expect(mayBeChecked(checked, 4, [{ ...result, session: 2 }])).toBe(false);
  expect(mayBeChecked(checked, 4, [{ ...result, invalid: { reason: 'mixed up' } }])).toBe(false);
  expect(mayBeChecked(checked, 4, [])).toBe(false);
  expect(mayBeChecked({ of: 'elsewhere', reference: 'Jaén 26/118' }, 4, [])).toBe(true);
});

test('PLN-40 what is checked is a result here or a reference of bounded length, and nothing between', () => {
  const reads = (value: unknown) => checkedResultSchema.safeParse(value).success;
  expect(reads(checked)).toBe(true);
  expect(reads({ of: 'elsewhere', reference: 'x'.repeat(LONGEST_REFERENCE) })).toBe(true);
  expect(reads({ of: 'elsewhere', reference: 'x'.repeat(LONGEST_REFERENCE + 1) })).toBe(false);
  expect(reads({ of: 'elsewhere', reference: '  ' })).toBe(false);
  expect(reads({ of: 'panel', session: 3 })).toBe(false);
  expect(reads({ of: 'panel', reference: 'Jaén 26/118' })).toBe(false);
});
