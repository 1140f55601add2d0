import { expect, test } from 'vitest';
import { sampleProblems } from '../../../domain/samples/sample-rules.ts';
import { newSample } from './sample-form-fields.ts';

test('REG-7 a reference material needs its scope', () => {
  const sample = { ...newSample('2026-11-20'), code: 'RM-1' };
  expect(sampleProblems(sample).referenceScope).toBeNull();
  expect(sampleProblems({ ...sample, reference: true }).referenceScope).toBe('required');
  expect(
    sampleProblems({ ...sample, reference: true, referenceScope: 'panel' }).referenceScope,
  ).toBeNull();
});

test('REG-7 REG-15 a sample does not expire before it is received', () => {
  const sample = { ...newSample('2026-11-20'), code: 'S-1', expirationDate: '2026-11-19' };
  expect(sampleProblems(sample).expirationDate).toBe('before-reception');
});
