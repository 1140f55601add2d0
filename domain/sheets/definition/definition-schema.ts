import { z } from 'zod';
import { ATTRIBUTE_KEYS } from '../../words/attributes.ts';
import { eachLocale } from '../../words/locale.ts';
import { IOC_VO } from './ioc-vo.ts';
import type { SheetDefinition } from './sheet-definition.ts';

/** The longest name and the longest note on a sheet, in characters. */
export const LONGEST_WORDS_OF_SHEET = { name: 60, note: 120 } as const;

const text = (most: number) => z.string().max(most);
/**
 * Schema of a text in every language; a language without a translation is empty. A text that was
 * stored before a language came is read as one without a translation in it (SHT-61).
 */
export const wordsSchema = (most: number) =>
  z.strictObject(eachLocale(() => text(most).default(''))).readonly();

/** Schema of the key of an item's points, as the document of a sheet accepts it (SHT-2). */
export const itemKeySchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const maximumSchema = z.int().min(1).max(100);

/** Schema of an item of points in a definition. */
export const pointsItemSchema = z
  .strictObject({
    kind: z.literal('points'),
    key: itemKeySchema,
    maximum: maximumSchema,
    name: wordsSchema(LONGEST_WORDS_OF_SHEET.name),
    note: wordsSchema(LONGEST_WORDS_OF_SHEET.note).nullable(),
  })
  .readonly();

/** Schema of a block of a sheet of points. */
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

/**
 * The lines must be those of the norm, in its order and with its requirements; no other sheet of
 * lines is valid (SHT-10).
 */
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

/** Schema of a sheet's definition as it is stored and sent (SHT-1). */
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
