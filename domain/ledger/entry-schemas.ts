import { z } from 'zod';
import { settingsChangesSchema } from '../settings/panel-settings.ts';
import { TASTER_STATUSES } from '../tasters/taster-status.ts';
import type { SettingsEntry, StatusEntry } from './ledger-entry.ts';

const stamp = {
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.string(),
  name: z.string(),
  reason: z.string(),
};

/** The entries of the settings' book, as they are read. */
export const settingsEntriesSchema: z.ZodType<readonly SettingsEntry[]> = z.array(
  z.strictObject({ ...stamp, changes: settingsChangesSchema }),
);

/** The entries of a taster's book, as they are read. */
export const statusEntriesSchema: z.ZodType<readonly StatusEntry[]> = z.array(
  z.discriminatedUnion('act', [
    z.strictObject({
      ...stamp,
      act: z.literal('add'),
      status: z.enum(TASTER_STATUSES),
      from: z.iso.date(),
    }),
    z.strictObject({ ...stamp, act: z.literal('delete'), entry: z.uuid() }),
  ]),
);
