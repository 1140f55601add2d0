import { z } from 'zod';
import { bookStamp } from '../books/book-stamp.ts';
import { settingsChangesSchema } from './panel-settings.ts';

const settingsEntrySchema = z
  .strictObject({ ...bookStamp, changes: settingsChangesSchema })
  .readonly();

/** LED-2: the entries of the settings' book, as they are read. */
export const settingsEntriesSchema = z.array(settingsEntrySchema).readonly();

/** A change of the panel settings: what was changed, to what. */
export type SettingsEntry = z.infer<typeof settingsEntrySchema>;
