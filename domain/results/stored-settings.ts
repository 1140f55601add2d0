import { z } from 'zod';
import { type PanelSettings, panelSettingsSchema } from '../settings/panel-settings.ts';
import type { MethodVersion } from '../words/method-version.ts';

/**
 * Schema of the settings by which a result was judged: the panel's settings, with the En maxima of
 * the session's plan.
 */
export const judgedSettingsSchema = panelSettingsSchema.extend({
  enMaxDefect: z.number().min(0).default(1),
  enMaxFruity: z.number().min(0).default(1),
});

/**
 * Reads the settings by which a stored result was judged (M-RECORD). Results older than the second
 * version of the method do not name it in their settings; `method` gives it. Settings that fail the
 * schema were damaged after they were stored.
 */
export const storedSettings = (method: MethodVersion, stored: unknown): PanelSettings =>
  judgedSettingsSchema.parse({ ...z.record(z.string(), z.unknown()).parse(stored), method });
