import { msg } from '@lingui/core/macro';
import type { SettingField, SettingGroup } from './setting-field.ts';

const attribute = (): SettingField['input'] => ({
  kind: 'choice',
  options: [
    ['defectAndFruity', msg`Predominant defect plus fruity`],
    ['classified', msg`Classified attribute`],
  ],
});
const window = { kind: 'number', low: 6, high: 100, decimals: 0 } as const;

/**
 * Groups of settings for internal quality control (M-QC): the indexes of the panel, the indexes of
 * each taster, and their limits.
 */
export const qualityGroups = (): readonly SettingGroup[] => [
  {
    id: 'quality-panel',
    title: msg`Quality control of the panel`,
    fields: [
      {
        key: 'duplicatesQualityNumberPanel',
        label: msg`Number of duplicates, panel`,
        meaning: msg`Newest duplicates or reference materials that count.`,
        rule: 'M-QC',
        marks: ['N', 'P'],
        input: window,
      },
      {
        key: 'panelAttribute',
        label: msg`Attribute for panel indexes`,
        meaning: msg`Two series, or one: the defect above zero, else fruity.`,
        rule: 'M-QC',
        marks: ['P'],
        input: attribute(),
      },
      {
        key: 'matchingDefect',
        label: msg`Matching defect for the panel deviation number`,
        meaning: msg`A reference material or pair whose predominant defect differs is nonconforming; the reference material stays out of the DN.`,
        rule: 'M-DNP',
        marks: ['P'],
        input: { kind: 'flag' },
      },
    ],
  },
  {
    id: 'quality-tasters',
    title: msg`Quality control of the tasters`,
    fields: [
      {
        key: 'duplicatesQualityNumberTaster',
        label: msg`Number of duplicates, tasters`,
        meaning: msg`Newest duplicates or reference materials that count.`,
        rule: 'M-QC',
        marks: ['N', 'P'],
        input: window,
      },
      {
        key: 'tasterAttribute',
        label: msg`Attribute for taster indexes`,
        meaning: msg`Two series, or what made the category.`,
        rule: 'M-QC',
        marks: ['P'],
        input: attribute(),
      },
      {
        key: 'referencesInTasterDeviation',
        label: msg`Reference materials in the taster deviation number`,
        meaning: msg`Competence then needs this deviation too.`,
        rule: 'M-DNR',
        marks: ['P'],
        input: { kind: 'flag' },
      },
    ],
  },
  {
    id: 'quality-limits',
    title: msg`Limits of the indexes`,
    fields: [
      {
        key: 'indexLimit',
        label: msg`Limit of the indexes`,
        meaning: msg`For precision and deviation numbers, not normalised.`,
        rule: 'M-QC',
        marks: ['P'],
        input: { kind: 'number', low: 0.01, high: 100, decimals: 2 },
      },
      {
        key: 'sigmaMethod',
        label: msg`Standard deviation of the method`,
        meaning: msg`Divides precision numbers by 2σ², deviation numbers by σ²; limit: 95 % point of chi-square(n) over n. Blank: not normalised.`,
        rule: 'M-QC',
        marks: ['P'],
        input: { kind: 'number', low: 0.01, high: 10, decimals: 2, isOptional: true, unit: 'cm' },
      },
    ],
  },
];
