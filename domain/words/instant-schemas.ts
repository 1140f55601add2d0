import { z } from 'zod';

/**
 * An instant that every part of the product reads alike, as ISO 8601. A device whose clock lost its battery is in 1970 or
 * 1999, and its taster signs all the same (EVA-7).
 */
export const instantSchema = z.iso.datetime({ offset: true }).regex(/^(19|2\d)\d{2}-/);

/** A day that there is, YYYY-MM-DD. */
export const daySchema = z.iso.date();

/** A time of day, HH:mm. */
export const timeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
