import { z } from 'zod';
import {
  type EntryId,
  parseEntryId,
  parseSampleId,
  parseSessionCode,
  parseTasterId,
  parseTastingCode,
  type SampleId,
  type SessionCode,
  type TasterId,
  type TastingCode,
} from './ids.ts';

/** A schema whose values are known to be of their kind once they passed. */
const parsedBy = <Raw, Parsed extends Raw>(
  raw: z.ZodType<Raw, Raw>,
  parse: (value: Raw) => Parsed | null,
): z.ZodType<Parsed, Raw> =>
  raw.transform((value, context) => {
    const parsed = parse(value);
    if (parsed !== null) return parsed;
    context.addIssue({ code: 'custom', message: 'not of its kind' });
    return z.NEVER;
  });

/** A session's number at a border: 1 to 999,999, as a number. */
export const sessionCodeSchema: z.ZodType<SessionCode, number> = parsedBy(
  z.number(),
  parseSessionCode,
);
/** A taster's id at a border. */
export const tasterIdSchema: z.ZodType<TasterId, string> = parsedBy(z.string(), parseTasterId);
/** A sample's id at a border. */
export const sampleIdSchema: z.ZodType<SampleId, string> = parsedBy(z.string(), parseSampleId);
/** The code on a glass, at a border. */
export const tastingCodeSchema: z.ZodType<TastingCode, string> = parsedBy(
  z.string(),
  parseTastingCode,
);
/** An entry of a plan, at a border. */
export const entryIdSchema: z.ZodType<EntryId, string> = parsedBy(z.string(), parseEntryId);
