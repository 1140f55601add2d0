import { z } from 'zod';
import type { NumberRule } from '../../fields/number-rule.ts';
import { BLOCK_LETTERS } from '../../words/block-letter.ts';
import { eachAttribute } from '../../words/each-attribute.ts';
import {
  LONGEST_WORDS_OF_SHEET,
  pointsBlockSchema,
  wordsSchema,
} from '../definition/definition-schema.ts';

/** How much may stand on a sheet of a panel's own: what one page of a booth, and of paper, has room for. */
export const MOST_OF_SHEET = { blocks: BLOCK_LETTERS.length, items: 24 } as const;

/** FRM-12: what the greatest points of an item may be. */
export const MAXIMUM_RULE = {
  low: 1,
  high: 100,
  decimals: 0,
  isRequired: true,
} as const satisfies NumberRule;

const { name, note } = LONGEST_WORDS_OF_SHEET;

/**
 * SHT-9, SHT-10: a panel's own sheet as it is written: of points its blocks with their items, of lines what stands beside
 * the lines of the law. Names may still lack; what has none is not published.
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

/** A panel's own sheet as it is written. */
export type SheetDraft = z.infer<typeof sheetDraftSchema>;
/** One of lines. */
export type LinesDraft = Extract<SheetDraft, { form: 'lines' }>;

/** The letter of a block by its place from 0: blocks are lettered in their order. */
export const blockKey = (at: number): string => BLOCK_LETTERS[at] ?? '';
