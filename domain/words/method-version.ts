import { z } from 'zod';

/**
 * The versions of the method that the program computes, the oldest first; a stored result keeps its
 * own (M-RECORD).
 */
export const METHOD_VERSIONS = [
  'verdial-method-1',
  'verdial-method-2',
  'verdial-method-3',
] as const;

/** The name of a version of the method; it changes whenever a figure could. */
export type MethodVersion = (typeof METHOD_VERSIONS)[number];

/** The version of the method that docs/method.md describes, and with which a new panel begins. */
export const NEWEST_METHOD: MethodVersion = 'verdial-method-3';

/**
 * The version of the method for settings older than the second version, which name none (SET-5).
 */
export const OLDEST_METHOD: MethodVersion = 'verdial-method-1';

/** Schema of the name of a version of the method. */
export const methodVersionSchema = z.enum(METHOD_VERSIONS);
