import { z } from 'zod';
import { bookSchema } from '../books/book.ts';
import { panelSettingsSchema } from './panel-settings.ts';
import { settingsEntriesSchema } from './settings-entry.ts';

/** The book of the settings; `automerge` is the whole document as base64, for whoever wants to check it. */
export const settingsBookSchema = bookSchema(settingsEntriesSchema).extend({
  settings: panelSettingsSchema.readonly(),
  automerge: z.string(),
});

/** The book of the settings. */
export type SettingsBook = Readonly<z.infer<typeof settingsBookSchema>>;
