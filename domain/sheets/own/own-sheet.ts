import { z } from 'zod';
import { revision } from '../../fields/schemas.ts';
import { sheetDefinitionSchema } from '../definition/definition-schema.ts';
import { sheetDraftSchema } from './sheet-draft.ts';

/**
 * Response schema of a published version of a panel's own sheet: its definition, its author, and
 * whether plans may still use it.
 */
export const sheetVersionSchema = z.object({
  id: z.string(),
  version: z.int(),
  definition: sheetDefinitionSchema,
  publishedAt: z.string(),
  publishedBy: z.string(),
  retired: z.object({ at: z.string(), by: z.string() }).readonly().nullable(),
});

/**
 * Response schema of a panel's own sheet: its draft with the revision, and its versions, newest
 * first (SHT-9).
 */
export const ownSheetSchema = z.object({
  sheet: z.int(),
  /** The id of the sheet from which it was copied. */
  base: z.string(),
  draft: sheetDraftSchema,
  revision: z.int(),
  changedAt: z.string(),
  changedBy: z.string(),
  versions: z.array(sheetVersionSchema.readonly()).readonly(),
});

/**
 * Input schema of copying a sheet (SHT-9). The id is an idempotency key: a repeated request makes
 * no second copy.
 */
export const sheetCopyInput = z.strictObject({
  id: z.uuid(),
  base: z.string().min(1).max(40),
  draft: sheetDraftSchema,
});

/**
 * Input schema of saving a draft, with the revision that the client has read (optimistic locking)
 * (SHT-9).
 */
export const sheetDraftInput = z.strictObject({ revision, draft: sheetDraftSchema });
/** Input schema of publishing a draft, with its revision (optimistic locking) (SHT-9). */
export const publishInput = z.strictObject({ revision });
/**
 * Input schema of retiring a version, so that new plans cannot use it, or of offering it again
 * (SHT-12).
 */
export const retireInput = z.strictObject({ retired: z.boolean() });

/** A panel's own sheet: its draft, and its published versions. */
export type OwnSheet = Readonly<z.infer<typeof ownSheetSchema>>;
/** A published version of a panel's own sheet. */
export type SheetVersion = Readonly<z.infer<typeof sheetVersionSchema>>;
/** The data of a copy of a sheet. */
export type SheetCopyInput = Readonly<z.infer<typeof sheetCopyInput>>;
/** The data of a saved draft. */
export type SheetDraftInput = Readonly<z.infer<typeof sheetDraftInput>>;
/** The revision of the draft that is published (optimistic locking). */
export type PublishInput = Readonly<z.infer<typeof publishInput>>;
/** Whether a version is retired. */
export type RetireInput = Readonly<z.infer<typeof retireInput>>;
