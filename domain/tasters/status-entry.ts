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

/** LED-2: the entries of a taster's book, as they are read. */
export const statusEntriesSchema = z.array(statusEntrySchema).readonly();

/** A status given to a taster from a day on, or one that was given by mistake taken out. */
export type StatusEntry = z.infer<typeof statusEntrySchema>;
