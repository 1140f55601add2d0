import { z } from 'zod';

/** The versions of the method that are held side by side, the oldest first; a stored result keeps its own (M-RECORD). */
export const METHOD_VERSIONS = [
  'verdial-method-1',
  'verdial-method-2',
  'verdial-method-3',
] as const;

/** The name of a version of the method; it changes whenever a figure could. */
export type MethodVersion = (typeof METHOD_VERSIONS)[number];

/** The version that docs/method.md describes, and that a new panel begins with. */
export const NEWEST_METHOD: MethodVersion = 'verdial-method-3';

/** The version that settings of a book or a row mean that are older than the second, and so name none (SET-5). */
export const OLDEST_METHOD: MethodVersion = 'verdial-method-1';

export const methodVersionSchema = z.enum(METHOD_VERSIONS);
