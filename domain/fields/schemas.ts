import { z } from 'zod';
import { cleanLine } from './clean-line.ts';
import { isDay, isWrittenDay } from './day.ts';
import { isEmail } from './email.ts';
import { isAcceptablePassword } from './password.ts';
import { isPhone } from './phone.ts';
import { isUsername } from './username.ts';

/** FRM-17: one line of text, as long as a form's field, as it is kept. */
export const line = z.string().overwrite(cleanLine).max(200);
/** A line that must not be blank. */
export const name = line.min(1);
/** Text of several lines. */
export const text = z.string().max(4_000);
/** Empty, or an e-mail address. */
export const email = line.refine((value) => value === '' || isEmail(value), 'email');
/** Empty, or a phone number. */
export const phone = line.refine((value) => value === '' || isPhone(value), 'phone');
/** A user name. */
export const username = z.string().trim().refine(isUsername, 'username');
/** A password that is good enough to be chosen. */
export const password = z.string().refine(isAcceptablePassword, 'password');
/** A day that exists, YYYY-MM-DD. */
export const calendarDay = z.string().refine(isDay, 'day');
/** FRM-10: a day that exists, with a year of four digits, or none: as a form and a file give it. */
export const day = z.string().refine(isWrittenDay, 'day').nullable();
/** The revision at which a record was read. */
export const revision = z.int().min(0);
