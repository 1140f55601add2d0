import { expect, test } from 'vitest';
import type { ReferenceValue } from '../../domain/samples/reference-value.ts';
import { referenceMaterial } from './assigned-value.ts';

const value = (attribute: ReferenceValue['attribute'], predominant: boolean): ReferenceValue => ({
  attribute,
  predominant,
  median: 2,
  u: null,
  sd: null,
});

test('M-RM the predominant defect of a material is the one that is marked so, and a defect', () => {
  const predominant = (...values: readonly ReferenceValue[]) =>
    referenceMaterial('R-1', values).predominant;
  expect(predominant(value('rancid', false), value('winey', true))).toBe('winey');
  expect(predominant(value('rancid', false), value('fruity', false))).toBeNull();
  expect(predominant(value('fruity', true), value('brine', true))).toBe('brine');
  expect(predominant(value('fruity', true), value('other', true))).toBeNull();
  expect(predominant()).toBeNull();
});
