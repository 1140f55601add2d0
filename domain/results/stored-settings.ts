import { z } from 'zod';
import { type PanelSettings, panelSettingsSchema } from '../settings/panel-settings.ts';
import type { MethodVersion } from '../words/method-version.ts';

/** What a result may have been judged by: the panel's settings with the maxima of En that stood on the session's plan. */
export const judgedSettingsSchema = panelSettingsSchema.extend({
  enMaxDefect: z.number().min(0).default(1),
  enMaxFruity: z.number().min(0).default(1),
});

/**
 * M-RECORD: the settings that a stored result was judged by. Those older than the second version of the method do not name
 * theirs: the result does. What does not pass was damaged since.
 */
export const storedSettings = (method: MethodVersion, stored: unknown): PanelSettings =>
  judgedSettingsSchema.parse({ ...z.record(z.string(), z.unknown()).parse(stored), method });
