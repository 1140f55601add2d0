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
        meaning: msg`Joins tasters’ points by block. Trimmed: without highest and lowest, from three tasters.`,
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
        meaning: msg`Total points for this medal.`,
        rule: 'M-SHEET',
        marks: ['P'],
        input: POINTS,
      },
      {
        key: 'awardSilver',
        label: msg`Silver from`,
        meaning: msg`Total points for this medal.`,
        rule: 'M-SHEET',
        marks: ['P'],
        input: POINTS,
      },
      {
        key: 'awardBronze',
        label: msg`Bronze from`,
        meaning: msg`Total points for this medal.`,
        rule: 'M-SHEET',
        marks: ['P'],
        input: POINTS,
      },
    ],
  },
];
