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
        meaning: msg`Version 3 against version 2: labelling terms and the statement above 5.0 follow the medians as they are stated; ordinary virgin is the panel’s choice; a kind of fruitiness that too few ticked is not stated; pairs and reference materials with fewer than eight evaluations enter no index; a sheet left out after its figures were open fails the acceptance. Version 2 against version 1: delicate up to and including 3.0, not below it; labelling terms for extra virgin and virgin oils with eight evaluations only; an evaluation with an empty line does not count; a missed defect of a reference fails; a pair may lie in two sessions; reference materials are asked of a taster only where the panel has some. Stored results keep their version.`,
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
        meaning: msg`Whether the edition of the IOC’s trade standard that you follow has the category ordinary virgin, up to 6.0. Under EU limits it changes nothing; versions 1 and 2 always have it under IOC limits.`,
        rule: 'M-CLASS',
        marks: ['S'],
        input: { kind: 'flag' },
      },
      {
        key: 'tradeStandardEdition',
        label: msg`Edition of the trade standard (IOC)`,
        meaning: msg`The edition of COI/T.15/NC No 3 that you follow, as reports print it under IOC limits.`,
        rule: 'M-CLASS',
        marks: ['S'],
        input: { kind: 'text', most: EDITION_LENGTH },
      },
      {
        key: 'quantile',
        label: msg`Quantile algorithm`,
        meaning: msg`How the quartiles are taken. It changes the robust standard deviation, hence CVr and what is reliable.`,
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
        meaning: msg`Which assessment of a duplicate enters the deviation numbers and gives the single result.`,
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
        meaning: msg`A duplicate is accepted up to this En of the defect. A session may have its own.`,
        rule: 'M-EN',
        marks: ['R'],
        input: { kind: 'number', low: 0.01, high: 10, decimals: 2 },
      },
      {
        key: 'enMaxFruity',
        label: msg`Maximum En, fruity`,
        meaning: msg`A duplicate is accepted up to this En of fruity. A session may have its own.`,
        rule: 'M-EN',
        marks: ['R'],
        input: { kind: 'number', low: 0.01, high: 10, decimals: 2 },
      },
      {
        key: 'roundedMedian',
        label: msg`Use of the rounded median`,
        meaning: msg`Medians are rounded to 0.1 before En, precision and deviation numbers.`,
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
        meaning: msg`A session is accepted only when both replicates fall into the same category.`,
        rule: 'M-ACCEPT',
        marks: ['P'],
        input: { kind: 'flag' },
      },
      {
        key: 'defectMatch',
        label: msg`Defect match`,
        meaning: msg`A session is accepted only when both replicates have the same predominant defect.`,
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
        meaning: msg`After this many months without a session, the taster’s record shows a warning.`,
        rule: 'STS-5',
        marks: ['P'],
        input: { kind: 'number', low: 1, high: 120, decimals: 0 },
      },
      {
        key: 'evaluationsAYear',
        label: msg`Evaluations a taster must make in a year`,
        meaning: msg`The page of competence and the annual record tell who has made fewer in the calendar year; the verdict stays as it is. Blank or 0 asks for none.`,
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
        meaning: msg`Once a leader releases the figures of a session, tasters see their own marks beside the median and the middle half of the panel, nobody named.`,
        rule: 'QUA-31',
        marks: ['P'],
        input: { kind: 'flag' },
      },
    ],
  },
];
