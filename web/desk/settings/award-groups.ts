import { msg } from '@lingui/core/macro';
import type { SettingGroup } from './setting-field.ts';

const POINTS = { kind: 'number', low: 0, high: 100, decimals: 2 } as const;

/**
 * Groups of settings for scoring competition sheets: how they are scored, and which medal a total
 * earns (SHT-6).
 */
export const awardGroups = (): readonly SettingGroup[] => [
  {
    id: 'award',
    title: msg`Competition sheet`,
    fields: [
      {
        key: 'awardScore',
        label: msg`How scores are put together`,
        meaning: msg`What the tasters’ points of a block make together; the total is the sum of the blocks. The trimmed mean leaves the highest and the lowest of each block out, from three tasters on.`,
        rule: 'M-SHEET',
        marks: ['P'],
        input: {
          kind: 'choice',
          options: [
            ['median', msg`Median`],
            ['mean', msg`Mean`],
            ['trimmedMean', msg`Trimmed mean`],
          ],
        },
      },
      {
        key: 'awardGold',
        label: msg`Gold from`,
        meaning: msg`The total from which an oil has a gold medal.`,
        rule: 'M-SHEET',
        marks: ['P'],
        input: POINTS,
      },
      {
        key: 'awardSilver',
        label: msg`Silver from`,
        meaning: msg`The total from which an oil has a silver medal.`,
        rule: 'M-SHEET',
        marks: ['P'],
        input: POINTS,
      },
      {
        key: 'awardBronze',
        label: msg`Bronze from`,
        meaning: msg`The total from which an oil has a bronze medal.`,
        rule: 'M-SHEET',
        marks: ['P'],
        input: POINTS,
      },
    ],
  },
];
