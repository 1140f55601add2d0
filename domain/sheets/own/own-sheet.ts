import { z } from 'zod';
import { revision } from '../../fields/schemas.ts';
import { sheetDefinitionSchema } from '../definition/definition-schema.ts';
import { sheetDraftSchema } from './sheet-draft.ts';

/** A published version of a panel's own sheet: what it is, by whom, and whether plans are still offered it. */
export const sheetVersionSchema = z.object({
  id: z.string(),
  version: z.int(),
  definition: sheetDefinitionSchema,
  publishedAt: z.string(),
  publishedBy: z.string(),
  retired: z.object({ at: z.string(), by: z.string() }).readonly().nullable(),
});

/** SHT-9: a panel's own sheet: its draft, at a revision, and its versions, the newest first. */
export const ownSheetSchema = z.object({
  sheet: z.int(),
  /** The id of the sheet it was copied from. */
  base: z.string(),
  draft: sheetDraftSchema,
  revision: z.int(),
  changedAt: z.string(),
  changedBy: z.string(),
  versions: z.array(sheetVersionSchema.readonly()).readonly(),
});

/** SHT-9: what a copy is made of; asked again under the same id it is not made again. */
export const sheetCopyInput = z.strictObject({
  id: z.uuid(),
  base: z.string().min(1).max(40),
  draft: sheetDraftSchema,
});

/** SHT-9: what is saved of a draft, over the revision it was read at. */
export const sheetDraftInput = z.strictObject({ revision, draft: sheetDraftSchema });
/** SHT-9: the revision of the draft that is published. */
export const publishInput = z.strictObject({ revision });
/** SHT-12: whether a version is offered to plans no longer, or again. */
export const retireInput = z.strictObject({ retired: z.boolean() });

/** A panel's own sheet. */
export type OwnSheet = Readonly<z.infer<typeof ownSheetSchema>>;
/** A published version of it. */
export type SheetVersion = Readonly<z.infer<typeof sheetVersionSchema>>;
/** What a copy is made of. */
export type SheetCopyInput = Readonly<z.infer<typeof sheetCopyInput>>;
/** What is saved of a draft. */
export type SheetDraftInput = Readonly<z.infer<typeof sheetDraftInput>>;
/** The revision of the draft that is published. */
export type PublishInput = Readonly<z.infer<typeof publishInput>>;
/** Whether a version is retired. */
export type RetireInput = Readonly<z.infer<typeof retireInput>>;
