import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { EDITION_LENGTH, type PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { SourceMark } from '../../../stats-worker/explanation/rules.ts';

/**
 * All groups of settings, in the order in which an auditor of a panel reads them: the verdict,
 * quality control, points, tasters.
 */
export const settingGroups = (): readonly SettingGroup[] => [
  ...verdictGroups(),
  ...qualityGroups(),
  ...awardGroups(),
  ...tasterGroups(),
];

const POINTS = { kind: 'number', low: 0, high: 100, decimals: 2 } as const;

/**
 * Groups of settings for scoring competition sheets: how they are scored, and which medal a total
 * earns (SHT-6).
 */
const awardGroups = (): readonly SettingGroup[] => [
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
const qualityGroups = (): readonly SettingGroup[] => [
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

/** Groups of settings that a verdict depends on: of one assessment, of a pair, of a session. */
const verdictGroups = (): readonly SettingGroup[] => [
  {
    id: 'classification',
    title: msg`Method and categories`,
    fields: [
      {
        key: 'method',
        label: msg`Version of the method`,
        meaning: msg`Version 3: labelling terms and the statement above 5.0 follow stated medians; ordinary virgin is optional; fruitiness ticked by too few is not stated; under eight evaluations nothing enters an index; leaving a sheet out after figures opened fails acceptance. Version 2: delicate includes 3.0; labelling terms need extra virgin or virgin and eight evaluations; an empty line voids an evaluation; a missed reference defect fails; pairs may span two sessions; references only if the panel has some. Stored results keep theirs.`,
        rule: 'M-RECORD',
        marks: ['N', 'P'],
        input: {
          kind: 'choice',
          options: [
            ['verdial-method-1', msg`Version 1`],
            ['verdial-method-2', msg`Version 2`],
            ['verdial-method-3', msg`Version 3`],
          ],
        },
      },
      {
        key: 'scheme',
        label: msg`Samples classification`,
        meaning: msg`Which limits decide the category.`,
        rule: 'M-CLASS',
        marks: ['N', 'S'],
        input: {
          kind: 'choice',
          options: [
            ['EU', msg`EU`],
            ['IOC', msg`IOC`],
          ],
        },
      },
      {
        key: 'ordinaryVirgin',
        label: msg`Ordinary virgin (IOC)`,
        meaning: msg`For editions with it, up to 6.0. Versions 1 and 2 always have it.`,
        rule: 'M-CLASS',
        marks: ['S'],
        input: { kind: 'flag' },
      },
      {
        key: 'tradeStandardEdition',
        label: msg`Edition of the trade standard (IOC)`,
        meaning: msg`COI/T.15/NC No 3, printed on IOC reports.`,
        rule: 'M-CLASS',
        marks: ['S'],
        input: { kind: 'text', most: EDITION_LENGTH },
      },
      {
        key: 'quantile',
        label: msg`Quantile algorithm`,
        meaning: msg`Changes robust deviation, CVr and reliability.`,
        rule: 'M-QUARTILE',
        marks: ['P'],
        input: {
          kind: 'choice',
          options: [
            ['type7', msg`Interpolated (type 7), as spreadsheets do`],
            ['type2', msg`Literal reading (type 2)`],
          ],
        },
      },
    ],
  },
  {
    id: 'duplicates',
    title: msg`Duplicates`,
    fields: [
      {
        key: 'duplicateOrder',
        label: msg`Duplicate order`,
        meaning: msg`Counts in deviation and as single result.`,
        rule: 'M-QC',
        marks: ['P'],
        input: {
          kind: 'choice',
          options: [
            ['first', msg`First assessment`],
            ['second', msg`Second assessment`],
          ],
        },
      },
      {
        key: 'enMaxDefect',
        label: msg`Maximum En, defect`,
        meaning: msg`Accepted up to this; sessions may differ.`,
        rule: 'M-EN',
        marks: ['R'],
        input: { kind: 'number', low: 0.01, high: 10, decimals: 2 },
      },
      {
        key: 'enMaxFruity',
        label: msg`Maximum En, fruity`,
        meaning: msg`Accepted up to this; sessions may differ.`,
        rule: 'M-EN',
        marks: ['R'],
        input: { kind: 'number', low: 0.01, high: 10, decimals: 2 },
      },
      {
        key: 'roundedMedian',
        label: msg`Use of the rounded median`,
        meaning: msg`Rounds to 0.1 before En and indexes.`,
        rule: 'M-EN',
        marks: ['P'],
        input: { kind: 'flag' },
      },
    ],
  },
  {
    id: 'acceptance',
    title: msg`Acceptance of a session`,
    fields: [
      {
        key: 'categoryMatch',
        label: msg`Category match`,
        meaning: msg`Both replicates must have the same category.`,
        rule: 'M-ACCEPT',
        marks: ['P'],
        input: { kind: 'flag' },
      },
      {
        key: 'defectMatch',
        label: msg`Defect match`,
        meaning: msg`Both replicates must share their predominant defect.`,
        rule: 'M-ACCEPT',
        marks: ['P'],
        input: { kind: 'flag' },
      },
    ],
  },
];

/** Groups of settings of the register of tasters, and of what tasters may see. */
const tasterGroups = (): readonly SettingGroup[] => [
  {
    id: 'tasters',
    title: msg`Tasters`,
    fields: [
      {
        key: 'inactivityMonths',
        label: msg`Months of taster inactivity`,
        meaning: msg`The taster’s record then shows a warning.`,
        rule: 'STS-5',
        marks: ['P'],
        input: { kind: 'number', low: 1, high: 120, decimals: 0 },
      },
      {
        key: 'evaluationsAYear',
        label: msg`Minimum evaluations of a taster a year`,
        meaning: msg`Fewer in a calendar year are flagged; verdicts stay. Blank or 0: no minimum.`,
        rule: 'QUA-30',
        marks: ['P'],
        input: { kind: 'number', low: 0, high: 1000, decimals: 0, isOptional: true },
      },
    ],
  },
  {
    id: 'shown',
    title: msg`What tasters see`,
    fields: [
      {
        key: 'tastersSeeFigures',
        label: msg`Tasters see their sheets beside the panel`,
        meaning: msg`Once figures are released: beside the panel’s median and middle half, without names.`,
        rule: 'QUA-31',
        marks: ['P'],
        input: { kind: 'flag' },
      },
    ],
  },
];

/** Ids and titles of the sections below the settings of the method, in their order on the page. */
export const FURTHER = {
  acts: { id: 'acts', title: msg`Acts in force` },
  signIn: { id: 'sign-in', title: msg`Sign-in` },
  earlier: { id: 'earlier', title: msg`Settings of an earlier day` },
  history: { id: 'history', title: msg`History` },
} as const;

/** Key of a setting. */
export type SettingKey = keyof PanelSettings;

/**
 * Control of a setting: a choice of words, yes or no, a line of text, or a number within bounds.
 */
type SettingKind =
  | { readonly kind: 'choice'; readonly options: readonly (readonly [string, MessageDescriptor])[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text'; readonly most: number }
  | {
      readonly kind: 'number';
      readonly low: number;
      readonly high: number;
      readonly decimals: 0 | 2;
      readonly isOptional?: boolean;
      readonly unit?: string;
    };

/**
 * One setting as the page shows it: its label, what it means, what it changes, and the rule of the
 * method.
 */
export type SettingField = {
  readonly key: SettingKey;
  readonly label: MessageDescriptor;
  readonly meaning: MessageDescriptor;
  readonly rule: string;
  /**
   * Sources of the setting. The field shows when the source is only a convention of the product.
   */
  readonly marks: readonly [SourceMark, ...SourceMark[]];
  readonly input: SettingKind;
};

/** Group of related settings. */
type SettingGroup = {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly fields: readonly SettingField[];
};
