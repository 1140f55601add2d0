import { expect, test } from 'vitest';
import { referencesText } from './references-text.ts';

test('XPO-1 the assigned values of the reference materials, a row a value, and no code becomes a formula', () => {
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
    referencesText([
      { code: 'MR-1', values: [fusty, fruity] },
      { code: '=MR', values: [fruity] },
    ]),
  ).toBe(
    'sample,attribute,predominant,median_cm,u_cm,sd_cm\n' +
      "MR-1,fusty,true,3.5,0.2,0.4\nMR-1,fruity,false,2,,\n'=MR,fruity,false,2,,\n",
  );
});
