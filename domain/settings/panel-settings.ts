import { z } from 'zod';

const WINDOW_MIN = 6;
const WINDOW_MAX = 100;

/**
 * The panel settings, by the names of settings.json (exchange.md) with the defaults of method.md, section 6.
 * `sigmaMethod` is in cm; the En maxima and the index limit have no unit.
 */
export const panelSettingsSchema = z.strictObject({
  scheme: z.enum(['EU', 'IOC']).default('EU'),
  quantile: z.enum(['type7', 'type2']).default('type7'),
  duplicatesQualityNumberPanel: z.int().min(WINDOW_MIN).max(WINDOW_MAX).default(10),
  duplicatesQualityNumberTaster: z.int().min(WINDOW_MIN).max(WINDOW_MAX).default(10),
  duplicateOrder: z.enum(['first', 'second']).default('first'),
  matchingDefect: z.boolean().default(true),
  roundedMedian: z.boolean().default(false),
  categoryMatch: z.boolean().default(true),
  defectMatch: z.boolean().default(true),
  sigmaMethod: z.number().positive().max(10).nullable().default(null),
  panelAttribute: z.enum(['defectAndFruity', 'classified']).default('defectAndFruity'),
  tasterAttribute: z.enum(['defectAndFruity', 'classified']).default('defectAndFruity'),
  referencesInTasterDeviation: z.boolean().default(true),
  inactivityMonths: z.int().min(1).max(120).default(6),
  enMaxDefect: z.number().positive().max(10).default(1),
  enMaxFruity: z.number().positive().max(10).default(1),
  indexLimit: z.number().positive().max(100).default(2),
});

/** The settings a result is judged by. */
export type PanelSettings = Readonly<z.infer<typeof panelSettingsSchema>>;

/** The settings of a panel that has changed nothing. */
export const defaultPanelSettings = (): PanelSettings => panelSettingsSchema.parse({});
