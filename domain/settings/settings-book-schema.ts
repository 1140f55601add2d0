import { z } from 'zod';
import { bookSchema } from '../books/book.ts';
import { panelSettingsSchema } from './panel-settings.ts';
import { settingsEntriesSchema } from './settings-entry.ts';

/**
 * Response schema of the settings history; `automerge` is the whole document as base64, for an
 * independent check.
 */
export const settingsBookSchema = bookSchema(settingsEntriesSchema).extend({
  settings: panelSettingsSchema.readonly(),
  automerge: z.string(),
});

/** The settings history: who changed which setting, when and why. */
export type SettingsBook = Readonly<z.infer<typeof settingsBookSchema>>;
