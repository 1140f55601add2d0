import { z } from 'zod';
import { cleanLine } from './clean-line.ts';
import { isDay, isWrittenDay } from './day.ts';
import { isEmail } from './email.ts';
import { isAcceptablePassword } from './password.ts';
import { isPhone } from './phone.ts';
import { isUsername } from './username.ts';

/** Schema of one line of text, as long as a form's field, normalised for storage (FRM-17). */
export const line = z.string().overwrite(cleanLine).max(200);
/** Schema of a line that must not be blank. */
export const name = line.min(1);
/** Schema of a text of several lines. */
export const text = z.string().max(4_000);
/** Schema of an e-mail address, or an empty text. */
export const email = line.refine((value) => value === '' || isEmail(value), 'email');
/** Schema of a phone number, or an empty text. */
export const phone = line.refine((value) => value === '' || isPhone(value), 'phone');
/** Schema of a user name. */
export const username = z.string().trim().refine(isUsername, 'username');
/** Schema of a new password that meets the rules. */
export const password = z.string().refine(isAcceptablePassword, 'password');
/** Schema of a date that exists, YYYY-MM-DD. */
export const calendarDay = z.string().refine(isDay, 'day');
/**
 * Schema of a date that exists with a year of four digits, or null: as a form and a file contain it
 * (FRM-10).
 */
export const day = z.string().refine(isWrittenDay, 'day').nullable();
/** Schema of the revision of a record that a client has read, for optimistic locking. */
export const revision = z.int().min(0);
