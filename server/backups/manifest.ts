import { z } from 'zod';
import { backupPeriodSchema } from '../../domain/backups/backup-period.ts';

/** The name of the manifest, the last entry of a backup, which lists all others. */
export const MANIFEST = 'manifest.json';

/** The format of backups that this product reads. */
export const FORMAT = 'verdial-backup-1';

/** The schema of a backup's manifest (BAK-2, docs/backup.md). */
export const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  /** The time of the snapshot. */
  made: z.iso.datetime(),
  /** The latest migration of the source database. */
  schema: z.string(),
  /** The id of the key that encrypts the device keys; null when there are none in the backup. */
  sealedBy: z.string().nullable(),
  panels: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  /** The dates whose sessions are included; null for all. */
  period: backupPeriodSchema.nullable(),
  /** The tables that a partial backup leaves out (BAK-52). */
  leftOut: z.array(z.string()).exactOptional(),
  entries: z.array(
    z.strictObject({
      name: z.string(),
      bytes: z.int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      /** The number of lines; null for an entry that is not a table. */
      rows: z.int().nonnegative().nullable(),
    }),
  ),
});

/** The manifest of a backup. */
export type Manifest = z.infer<typeof manifestSchema>;

/** An entry as the manifest lists it. */
export type ManifestEntry = Manifest['entries'][number];

/** Formats a manifest as text. */
export const manifestText = (manifest: unknown): string => `${JSON.stringify(manifest, null, 2)}\n`;

/** Returns the name of a table's entry. A long table continues in further parts, from 2 on. */
export const entryOf = (table: string, part = 1): string =>
  part === 1 ? `rows/${table}.jsonl` : `rows/${table}.${part}.jsonl`;

/** Returns the name of the entry of an encrypted table. */
export const sealedEntryOf = (table: string): string => `sealed/${table}`;

/** Returns the parts of a table from a manifest, in their order (BAK-42). */
export function partsOf({ entries }: Manifest, table: string): readonly ManifestEntry[] {
  const parts: ManifestEntry[] = [];
  for (;;) {
    const name = entryOf(table, parts.length + 1);
    const part = entries.find((entry) => entry.name === name);
    if (part === undefined) return parts;
    parts.push(part);
  }
}
