import { expect, test } from 'vitest';
import { newSample } from '../../samples/sample-fields.ts';
import { referencesText } from './references-text.ts';

const material = (
  code: string,
  ...referenceValues: Parameters<typeof referencesText>[0][number]['referenceValues']
) => ({
  ...newSample('2026-11-20'),
  ...{ id: code, code, certificationDate: null, referenceClass: null, referenceOrigin: '' },
  ...{ referenceValues, currentQuantity: null, validated: false, class: null, classReason: null },
  ...{ decisionReason: null },
  ...{ predominantDefect: null, revision: 1 },
});

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
