import { z } from 'zod';
import { isDay } from './day.ts';
import { isEmail } from './email.ts';
import { isAcceptablePassword } from './password.ts';
import { isPhone } from './phone.ts';
import { isUsername } from './username.ts';

/** One line of text, as long as a form's field. */
export const line = z.string().trim().max(200);
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
/** A day that exists, YYYY-MM-DD, or none. */
export const day = calendarDay.nullable();
/** The revision at which a record was read. */
export const revision = z.int().min(0);
