import { z } from 'zod';
import type { NumberRule } from '../fields/number-rule.ts';
import { numberSchema } from '../fields/number-schema.ts';
import { AWARD_SCORES } from '../words/medal.ts';
import { methodVersionSchema, NEWEST_METHOD } from '../words/method-version.ts';

const WINDOW_MIN = 6;
const WINDOW_MAX = 100;

/** The longest name of an edition, in characters. */
export const EDITION_LENGTH = 60;

const fields = {
  method: methodVersionSchema,
  scheme: z.enum(['EU', 'IOC']),
  ordinaryVirgin: z.boolean(),
  tradeStandardEdition: z.string().trim().max(EDITION_LENGTH),
  quantile: z.enum(['type7', 'type2']),
  duplicatesQualityNumberPanel: z.int().min(WINDOW_MIN).max(WINDOW_MAX),
  duplicatesQualityNumberTaster: z.int().min(WINDOW_MIN).max(WINDOW_MAX),
  duplicateOrder: z.enum(['first', 'second']),
  matchingDefect: z.boolean(),
  roundedMedian: z.boolean(),
  categoryMatch: z.boolean(),
  defectMatch: z.boolean(),
  sigmaMethod: z.number().positive().max(10).nullable(),
  panelAttribute: z.enum(['defectAndFruity', 'classified']),
  tasterAttribute: z.enum(['defectAndFruity', 'classified']),
  referencesInTasterDeviation: z.boolean(),
  inactivityMonths: z.int().min(1).max(120),
  enMaxDefect: z.number().positive().max(10),
  enMaxFruity: z.number().positive().max(10),
  indexLimit: z.number().positive().max(100),
  evaluationsAYear: z.int().min(0).max(1000).nullable(),
  tastersSeeFigures: z.boolean(),
  awardScore: z.enum(AWARD_SCORES),
  awardGold: z.number().min(0).max(100),
  awardSilver: z.number().min(0).max(100),
  awardBronze: z.number().min(0).max(100),
};

/**
 * Schema of the panel settings, with the names of settings.json (exchange.md) and the defaults of
 * method.md, *The panel settings*.
 * - `method`: the version of the method in force.
 * - `ordinaryVirgin`: whether the panel's edition of the IOC's trade standard
 *   (`tradeStandardEdition`) has that category. It has no effect under the EU's limits; versions 1
 *   and 2 always have it (M-CLASS).
 * - `sigmaMethod` is in cm; the En maxima and the index limit have no unit.
 * - `evaluationsAYear`: how many evaluations each taster must make in a calendar year, null or 0
 *   for none (QUA-30).
 * - `tastersSeeFigures`: whether tasters see their own sheets next to the panel's medians (QUA-31).
 * - `awardScore`: how the points of the tasters are aggregated to a score; the medals: the totals
 *   from which they are given (SHT-6).
 */
export const panelSettingsSchema = z.strictObject({
  method: fields.method.default(NEWEST_METHOD),
  scheme: fields.scheme.default('EU'),
  ordinaryVirgin: fields.ordinaryVirgin.default(false),
  tradeStandardEdition: fields.tradeStandardEdition.default(''),
  quantile: fields.quantile.default('type7'),
  duplicatesQualityNumberPanel: fields.duplicatesQualityNumberPanel.default(10),
  duplicatesQualityNumberTaster: fields.duplicatesQualityNumberTaster.default(10),
  duplicateOrder: fields.duplicateOrder.default('first'),
  matchingDefect: fields.matchingDefect.default(true),
  roundedMedian: fields.roundedMedian.default(false),
  categoryMatch: fields.categoryMatch.default(true),
  defectMatch: fields.defectMatch.default(true),
  sigmaMethod: fields.sigmaMethod.default(null),
  panelAttribute: fields.panelAttribute.default('defectAndFruity'),
  tasterAttribute: fields.tasterAttribute.default('defectAndFruity'),
  referencesInTasterDeviation: fields.referencesInTasterDeviation.default(true),
  inactivityMonths: fields.inactivityMonths.default(6),
  enMaxDefect: fields.enMaxDefect.default(1),
  enMaxFruity: fields.enMaxFruity.default(1),
  indexLimit: fields.indexLimit.default(2),
  evaluationsAYear: fields.evaluationsAYear.default(null),
  tastersSeeFigures: fields.tastersSeeFigures.default(false),
  awardScore: fields.awardScore.default('median'),
  awardGold: fields.awardGold.default(85),
  awardSilver: fields.awardSilver.default(75),
  awardBronze: fields.awardBronze.default(65),
});

/** The settings by which a result is judged. */
export type PanelSettings = Readonly<z.infer<typeof panelSettingsSchema>>;

/** The settings of a panel that has changed none. */
export const defaultPanelSettings = (): PanelSettings => panelSettingsSchema.parse({});

/**
 * Schema of a change of settings: at least one, each with its new value (SET-2). A refusal names an
 * invalid value.
 */
export const settingsChangesSchema = z
  .strictObject(fields)
  .partial()
  // JSON has no `undefined`: a setting is present or left out.
  .refine((changes) => Object.keys(changes).length > 0, 'empty') as unknown as z.ZodType<
  Partial<PanelSettings>
>;

const LIMIT = { low: 0.01, high: 10, decimals: 2 } as const;
const POINTS = { low: 0, high: 100, decimals: 2 } as const;
/** The validation rules of the form for the settings that are numbers and no counts. */
const WRITTEN: readonly (readonly [keyof PanelSettings, NumberRule])[] = [
  ['enMaxDefect', LIMIT],
  ['enMaxFruity', LIMIT],
  ['sigmaMethod', LIMIT],
  ['indexLimit', { ...LIMIT, high: 100 }],
  ['awardGold', POINTS],
  ['awardSilver', POINTS],
  ['awardBronze', POINTS],
];

/**
 * Schema of a change of settings under the rules of the form; stored settings are read as they are
 * (SEC-87).
 */
export const writtenSettingsSchema = settingsChangesSchema.refine(
  (changes) =>
    WRITTEN.every(
      ([key, rule]) => changes[key] == null || numberSchema(rule).safeParse(changes[key]).success,
    ),
  'number',
);
