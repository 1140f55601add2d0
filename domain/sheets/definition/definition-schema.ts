import { z } from 'zod';
import { ATTRIBUTE_KEYS } from '../../words/attributes.ts';
import { IOC_VO } from './ioc-vo.ts';
import type { SheetDefinition } from './sheet-definition.ts';

/** The longest name, and the longest note, that stands on a sheet. */
export const LONGEST_WORDS_OF_SHEET = { name: 60, note: 120 } as const;

const text = (most: number) => z.string().max(most);
/** What something is called, in four languages; a language in which nothing was written is empty. */
export const wordsSchema = (most: number) =>
  z.strictObject({ en: text(most), es: text(most), fr: text(most), it: text(most) }).readonly();

/** SHT-2: by which key points are kept, and how many an item may have: what a sheet's document takes. */
export const itemKeySchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const maximumSchema = z.int().min(1).max(100);

/** An item of points as it stands on a sheet. */
export const pointsItemSchema = z
  .strictObject({
    kind: z.literal('points'),
    key: itemKeySchema,
    maximum: maximumSchema,
    name: wordsSchema(LONGEST_WORDS_OF_SHEET.name),
    note: wordsSchema(LONGEST_WORDS_OF_SHEET.note).nullable(),
  })
  .readonly();

/** A block of a sheet of points. */
export const pointsBlockSchema = z
  .strictObject({
    key: z.string().regex(/^[A-Z]$/),
    name: wordsSchema(LONGEST_WORDS_OF_SHEET.name),
    items: z.array(pointsItemSchema).readonly(),
  })
  .readonly();

const common = {
  id: z.string().min(1).max(40),
  version: z.int().min(1),
  needs: z.strictObject({ heatingDevice: z.boolean(), calibration: z.boolean() }).readonly(),
};

const lineSchema = z
  .strictObject({
    kind: z.literal('line'),
    attribute: z.enum(ATTRIBUTE_KEYS),
    asks: z.enum(['descriptor', 'fruity-kind']).nullable(),
    note: wordsSchema(LONGEST_WORDS_OF_SHEET.note).exactOptional(),
  })
  .readonly();

/** SHT-10: the lines are those of the law, in its order, each asking what it asks; nothing else is a sheet of lines. */
const linesSchema = z
  .array(lineSchema)
  .readonly()
  .refine(
    (lines) =>
      lines.length === ATTRIBUTE_KEYS.length &&
      IOC_VO.items.every(
        ({ attribute, asks }, at) => lines[at]?.attribute === attribute && lines[at]?.asks === asks,
      ),
  );

/** SHT-1: a definition as it is stored and sent. */
export const sheetDefinitionSchema: z.ZodType<SheetDefinition> = z.discriminatedUnion('form', [
  z
    .strictObject({
      ...common,
      form: z.literal('points'),
      name: wordsSchema(LONGEST_WORDS_OF_SHEET.name),
      blocks: z.array(pointsBlockSchema).readonly(),
    })
    .readonly(),
  z
    .strictObject({
      ...common,
      form: z.literal('lines'),
      name: wordsSchema(LONGEST_WORDS_OF_SHEET.name).exactOptional(),
      items: linesSchema,
      hasNotes: z.boolean(),
    })
    .readonly(),
]);
