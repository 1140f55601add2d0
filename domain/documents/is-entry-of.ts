import { z } from 'zod';
import type { DocumentSchema } from './document-schema.ts';

/** The longest value of one key, in characters of JSON. */
const LONGEST_VALUE = 128 * 1024;

/**
 * SYN-50: whether a device may put this value under this key of a root map. What was taken back is null. Reading passes over
 * much that is not as it must be, so that one wrong word does not hide a document; what is written is as the schema says.
 */
export function isEntryOf(
  { content, written = content }: Pick<DocumentSchema<unknown>, 'content' | 'written'>,
  map: string,
  key: string,
  value: unknown,
): boolean {
  const place = bare(written instanceof z.ZodObject ? written.shape[map] : null);
  const [isKey, entry] =
    place instanceof z.ZodRecord
      ? [
          place.keyType instanceof z.ZodType && place.keyType.safeParse(key).success,
          bare(place.valueType),
        ]
      : place instanceof z.ZodObject
        ? [Object.hasOwn(place.shape, key), bare(place.shape[key])]
        : [false, null];
  if (!isKey || entry === null) return false;
  // What was taken back is read as missing, and of some things nothing may be missing.
  if (value === null)
    return (
      !(place instanceof z.ZodObject) ||
      isOptional(place.shape[key]) ||
      entry.safeParse(null).success
    );
  return (JSON.stringify(value)?.length ?? 0) <= LONGEST_VALUE && entry.safeParse(value).success;
}

/** A schema without what makes reading lenient around it. */
function bare(schema: unknown): z.ZodType | null {
  if (schema instanceof z.ZodCatch || schema instanceof z.ZodDefault)
    return bare(schema.def.innerType);
  if (schema instanceof z.ZodReadonly) return bare(schema.def.innerType);
  if (schema instanceof z.ZodPipe) return bare(schema.def.out);
  return schema instanceof z.ZodType ? schema : null;
}

const isOptional = (schema: unknown): boolean =>
  schema instanceof z.ZodType && z.object({ key: schema }).safeParse({}).success;
