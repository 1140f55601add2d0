import { z } from 'zod';
import { bookStamp } from '../books/book-stamp.ts';
import { calendarDay } from '../fields/schemas.ts';
import { TASTER_STATUSES } from './taster-status.ts';

const statusEntrySchema = z
  .discriminatedUnion('act', [
    z.strictObject({
      ...bookStamp,
      act: z.literal('add'),
      status: z.enum(TASTER_STATUSES),
      from: calendarDay,
    }),
    z.strictObject({ ...bookStamp, act: z.literal('delete'), entry: z.uuid() }),
  ])
  .readonly();

/** Schema of the entries of a taster's status history (LED-2). */
export const statusEntriesSchema = z.array(statusEntrySchema).readonly();

/**
 * An entry of a taster's status history: a status from a day on, or the deletion of one that was
 * given by mistake.
 */
export type StatusEntry = z.infer<typeof statusEntrySchema>;
