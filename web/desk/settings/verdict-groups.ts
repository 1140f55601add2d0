import { msg } from '@lingui/core/macro';
import { EDITION_LENGTH } from '../../../domain/settings/panel-settings.ts';
import type { SettingGroup } from './setting-field.ts';

/** Groups of settings that a verdict depends on: of one assessment, of a pair, of a session. */
export const verdictGroups = (): readonly SettingGroup[] => [
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
export const tasterGroups = (): readonly SettingGroup[] => [
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
