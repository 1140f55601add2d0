import { z } from 'zod';

/**
 * Schema of a timestamp in ISO 8601, from 1900 to 2999. A device whose clock lost its battery is in
 * 1970 or 1999, and its taster may still sign (EVA-7).
 */
export const instantSchema = z.iso.datetime({ offset: true }).regex(/^(19|2\d)\d{2}-/);

/** Schema of a date that exists, YYYY-MM-DD. */
export const daySchema = z.iso.date();

/** Schema of a time of day, HH:mm. */
export const timeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
