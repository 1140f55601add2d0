import { z } from 'zod';
import type { DocumentSchema } from './document-schema.ts';

/** The longest value of one key, in characters of JSON. */
const LONGEST_VALUE = 128 * 1024;

/**
 * Update validation: whether a device may write this value under this key of a root map; null is a
 * tombstone (SYN-50). Reading is lenient, so that one invalid value does not hide a document.
 * Writing is strict.
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
  // A tombstone is read as a missing value, so a required value must not become one.
  if (value === null)
    return (
      !(place instanceof z.ZodObject) ||
      isOptional(place.shape[key]) ||
      entry.safeParse(null).success
    );
  return (JSON.stringify(value)?.length ?? 0) <= LONGEST_VALUE && entry.safeParse(value).success;
}

/** Unwraps a schema from the defaults and catches that make reading lenient. */
function bare(schema: unknown): z.ZodType | null {
  if (schema instanceof z.ZodCatch || schema instanceof z.ZodDefault)
    return bare(schema.def.innerType);
  if (schema instanceof z.ZodReadonly) return bare(schema.def.innerType);
  if (schema instanceof z.ZodPipe) return bare(schema.def.out);
  return schema instanceof z.ZodType ? schema : null;
}

const isOptional = (schema: unknown): boolean =>
  schema instanceof z.ZodType && z.object({ key: schema }).safeParse({}).success;
