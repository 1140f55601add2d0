import { z } from 'zod';
import { bookStamp } from '../books/book-stamp.ts';
import { settingsChangesSchema } from './panel-settings.ts';

const settingsEntrySchema = z
  .strictObject({ ...bookStamp, changes: settingsChangesSchema })
  .readonly();

/** Schema of the entries of the settings history (LED-2). */
export const settingsEntriesSchema = z.array(settingsEntrySchema).readonly();

/** An entry of the settings history: which settings changed, and to which values. */
export type SettingsEntry = z.infer<typeof settingsEntrySchema>;
