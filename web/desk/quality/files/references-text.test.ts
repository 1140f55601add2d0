import { expect, test } from 'vitest';
import type { ReferenceValue } from '../../../../domain/samples/reference-value.ts';
import { sampleRow } from '../../../../domain/samples/testing/sample-row.ts';
import { referencesText } from './references-text.ts';

const material = (code: string, ...referenceValues: readonly ReferenceValue[]) =>
  sampleRow({ id: code, code, referenceValues });

test('XPO-1 the assigned values of the reference materials, but those whose U is above its Umax', () => {
  const fusty = {
    attribute: 'fusty',
    predominant: true,
    median: 3.5,
    u: 0.2,
    uMax: 0.3,
    sd: 0.4,
  } as const;
  const fruity = { attribute: 'fruity', predominant: false, median: 2, u: null, sd: null } as const;
  expect(
    referencesText([material('MR-1', fusty, fruity), material('=MR', { ...fusty, u: 0.31 })]),
  ).toBe(
    'sample,attribute,predominant,median_cm,u_cm,sd_cm\n' +
      'MR-1,fusty,true,3.5,0.2,0.4\nMR-1,fruity,false,2,,\n',
  );
});
