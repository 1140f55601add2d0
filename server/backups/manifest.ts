import { z } from 'zod';
import { backupPeriodSchema } from '../../domain/backups/backup-period.ts';

/** The entry that tells of all others; the last of a backup. */
export const MANIFEST = 'manifest.json';

/** What a backup is called that this product reads. */
export const FORMAT = 'verdial-backup-1';

/** BAK-2: what a backup says of itself (docs/backup.md). */
export const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  /** The instant it tells of. */
  made: z.iso.datetime(),
  /** The newest migration of the database it was made from. */
  schema: z.string(),
  /** The trail key that the keys of devices are sealed by; null where there are none in it. */
  sealedBy: z.string().nullable(),
  panels: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  /** The days whose sessions it holds; null for all. */
  period: backupPeriodSchema.nullable(),
  /** BAK-52: the tables that are left out, of a partial backup alone. */
  leftOut: z.array(z.string()).exactOptional(),
  entries: z.array(
    z.strictObject({
      name: z.string(),
      bytes: z.int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      /** Lines of it; null for what is no table. */
      rows: z.int().nonnegative().nullable(),
    }),
  ),
});

/** What a backup says of itself. */
export type Manifest = z.infer<typeof manifestSchema>;

/** An entry as the manifest names it. */
export type ManifestEntry = Manifest['entries'][number];

/** A manifest as it is written. */
export const manifestText = (manifest: unknown): string => `${JSON.stringify(manifest, null, 2)}\n`;

/** The name of a table's entry; a long table goes on in a second part and further ones. */
export const entryOf = (table: string, part = 1): string =>
  part === 1 ? `rows/${table}.jsonl` : `rows/${table}.${part}.jsonl`;

/** The name of the entry of a sealed table. */
export const sealedEntryOf = (table: string): string => `sealed/${table}`;

/** BAK-42: the parts of a table as a manifest names them, in their order. */
export function partsOf({ entries }: Manifest, table: string): readonly ManifestEntry[] {
  const parts: ManifestEntry[] = [];
  for (;;) {
    const name = entryOf(table, parts.length + 1);
    const part = entries.find((entry) => entry.name === name);
    if (part === undefined) return parts;
    parts.push(part);
  }
}
