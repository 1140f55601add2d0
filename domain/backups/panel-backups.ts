import { z } from 'zod';
import { calendarDay } from '../fields/schemas.ts';

/** BAK-24: a backup of the panel that was made: when, by whom, of which period, how long. It is kept by who asked for it. */
export const panelBackupSchema = z.object({
  at: z.string(),
  name: z.string(),
  from: calendarDay,
  to: calendarDay,
  sheets: z.int(),
  bytes: z.int(),
  /** BAK-52: an assistant made it, without what leaders alone may read. */
  partial: z.boolean().exactOptional(),
});

/** BAK-24: a backup of the panel that was made. */
export type PanelBackup = Readonly<z.infer<typeof panelBackupSchema>>;
