import { z } from 'zod';
import { calendarDay } from '../fields/schemas.ts';

/**
 * A backup (export) of the panel in its history: when, by whom, of which period, how long (BAK-24).
 * The account that requested it keeps the file.
 */
export const panelBackupSchema = z.object({
  at: z.string(),
  name: z.string(),
  from: calendarDay,
  to: calendarDay,
  sheets: z.int(),
  bytes: z.int(),
  /** An assistant made it, without the data that leaders alone may read (BAK-52). */
  partial: z.boolean().exactOptional(),
});

/** A backup (export) of the panel in its history (BAK-24). */
export type PanelBackup = Readonly<z.infer<typeof panelBackupSchema>>;
