import { z } from 'zod';
import type { NumberRule } from '../../fields/number-rule.ts';
import { BLOCK_LETTERS } from '../../words/block-letter.ts';
import { eachAttribute } from '../../words/each-attribute.ts';
import {
  LONGEST_WORDS_OF_SHEET,
  pointsBlockSchema,
  wordsSchema,
} from '../definition/definition-schema.ts';

/**
 * The most blocks, and the most items, of a panel's own sheet: what fits on one page of a booth and
 * of paper.
 */
export const MOST_OF_SHEET = { blocks: BLOCK_LETTERS.length, items: 24 } as const;

/** The validation rule of an item's maximum (FRM-12). */
export const MAXIMUM_RULE = {
  low: 1,
  high: 100,
  decimals: 0,
  isRequired: true,
} as const satisfies NumberRule;

const { name, note } = LONGEST_WORDS_OF_SHEET;

/**
 * Schema of the draft of a panel's own sheet (SHT-9, SHT-10). A sheet of points has its blocks with
 * their items; a sheet of lines has notes on the norm's lines. Names may be blank in a draft, but
 * not in a published version.
 */
export const sheetDraftSchema = z.discriminatedUnion('form', [
  z
    .strictObject({
      form: z.literal('points'),
      name: wordsSchema(name),
      blocks: z
        .array(pointsBlockSchema)
        .max(MOST_OF_SHEET.blocks)
        .readonly()
        .refine((blocks) => {
          const items = blocks.flatMap((block) => block.items);
          return (
            items.length <= MOST_OF_SHEET.items &&
            new Set(items.map(({ key }) => key)).size === items.length &&
            blocks.every(({ key }, at) => key === blockKey(at))
          );
        }),
    })
    .readonly(),
  z
    .strictObject({
      form: z.literal('lines'),
      name: wordsSchema(name),
      hasNotes: z.boolean(),
      notes: z.strictObject(eachAttribute(() => wordsSchema(note).exactOptional())).readonly(),
    })
    .readonly(),
]);

/** The draft of a panel's own sheet. */
export type SheetDraft = z.infer<typeof sheetDraftSchema>;
/** The draft of a sheet of lines. */
export type LinesDraft = Extract<SheetDraft, { form: 'lines' }>;

/** The letter of a block by its index from 0: letters follow the order of blocks. */
export const blockKey = (at: number): string => BLOCK_LETTERS[at] ?? '';
