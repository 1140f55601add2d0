import { z } from 'zod';
import { type PanelSettings, panelSettingsSchema } from '../settings/panel-settings.ts';
import type { MethodVersion } from '../words/method-version.ts';

/**
 * M-RECORD: the settings that a stored result was judged by. Those older than the second version of the method do not name
 * theirs: the result does. What does not pass was damaged since.
 */
export const storedSettings = (method: MethodVersion, stored: unknown): PanelSettings =>
  panelSettingsSchema.parse({ ...z.record(z.string(), z.unknown()).parse(stored), method });
