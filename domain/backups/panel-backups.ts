import { z } from 'zod';

/** BAK-24: a backup of the panel that was made: when, by whom, of which period, how long. It is kept by who asked for it. */
export const panelBackupSchema = z.object({
  at: z.string(),
  name: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  sheets: z.int(),
  bytes: z.int(),
});

/** BAK-24: a backup of the panel that was made. */
export type PanelBackup = Readonly<z.infer<typeof panelBackupSchema>>;
