import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Download } from '../../../domain/files/download.ts';
import type { PictureKind } from '../../../domain/files/file-kind.ts';
import type { PanelScope } from '../database.ts';

/** Metadata of an image, as the audit trail records it. */
export type ImageFacts = {
  readonly name: string;
  readonly kind: PictureKind;
  readonly bytes: number;
  readonly digest: string;
};

/** The panel's image with its content, or null. */
export async function readPanelImage({ trx, panel }: PanelScope): Promise<Download | null> {
  const row = await trx
    .selectFrom('panelImages')
    .select(['name', 'kind', 'content as bytes'])
    .where('panel', '=', panel)
    .executeTakeFirst();
  return row ?? null;
}

/** The metadata of the panel's image, without its content, or null. */
export async function findPanelImage({ trx, panel }: PanelScope): Promise<ImageFacts | null> {
  const row = await trx
    .selectFrom('panelImages')
    .select(['name', 'kind', 'bytes', 'digest'])
    .where('panel', '=', panel)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores the panel's image and replaces the previous one (FIL-16). */
export async function keepPanelImage(
  { trx, panel }: PanelScope,
  image: { readonly name: string; readonly kind: PictureKind; readonly bytes: Uint8Array },
): Promise<ImageFacts> {
  const digest = createHash('sha256').update(image.bytes).digest('hex');
  const facts = { name: image.name, kind: image.kind, bytes: image.bytes.length, digest };
  const values = { ...facts, content: image.bytes };
  await trx
    .insertInto('panelImages')
    .values({ panel, ...values })
    .onConflict((conflict) => conflict.column('panel').doUpdateSet({ ...values, at: sql`now()` }))
    .execute();
  return facts;
}

/** Deletes the panel's image. */
export async function deletePanelImage({ trx, panel }: PanelScope): Promise<void> {
  await trx.deleteFrom('panelImages').where('panel', '=', panel).execute();
}
