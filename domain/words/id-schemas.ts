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

/** Makes an input schema from a parser, whose output has the branded type. */
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

/** Input schema of a session's number: 1 to 999,999, as a number. */
export const sessionCodeSchema: z.ZodType<SessionCode, number> = parsedBy(
  z.number(),
  parseSessionCode,
);
/** Input schema of a taster's id. */
export const tasterIdSchema: z.ZodType<TasterId, string> = parsedBy(z.string(), parseTasterId);
/** Input schema of a sample's id. */
export const sampleIdSchema: z.ZodType<SampleId, string> = parsedBy(z.string(), parseSampleId);
/** Input schema of a tasting code. */
export const tastingCodeSchema: z.ZodType<TastingCode, string> = parsedBy(
  z.string(),
  parseTastingCode,
);
/** Input schema of the id of an entry of a plan. */
export const entryIdSchema: z.ZodType<EntryId, string> = parsedBy(z.string(), parseEntryId);
