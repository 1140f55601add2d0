import { z } from 'zod';
import { isEmail } from '../fields/email.ts';
import { isPhone } from '../fields/phone.ts';
import { isUsername } from '../fields/username.ts';

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
