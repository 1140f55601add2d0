import { z } from 'zod';
import { LOCALES, type Locale } from '../../domain/words/locale.ts';
import { isTimeZone } from '../../domain/words/time-zone.ts';
import type { Letter } from './create-mail.ts';
import { letterI18n } from './letter-i18n.ts';
import { OWNER_EVENTS, ownerEventText } from './owner-events.ts';

/**
 * The facts of a notification to the owner of an account: the name, the event, by whom, when and
 * from which origin.
 */
export const ownerFactsSchema = z
  .object({
    name: z.string(),
    event: z.enum(OWNER_EVENTS),
    by: z.string(),
    /** The new name or mail address; empty when there is none. */
    value: z.string(),
    at: z.iso.datetime(),
    /** The panel’s time zone, in which `at` is formatted (ZON-1). */
    zone: z.string().refine(isTimeZone).default('UTC'),
    from: z.string(),
    /** The id of the sign-in alert that the owner may confirm. */
    doubt: z.string().nullable(),
  })
  .readonly();

/** The facts of a notification to the owner of an account. */
export type OwnerFacts = z.infer<typeof ownerFactsSchema>;

/**
 * Builds the notification mail to the owner of an account: what, when, from where, and what to do
 * (ACC-118). `link` confirms a sign-in alert.
 */
export function ownerLetter(
  to: string,
  language: Locale,
  facts: OwnerFacts,
  link: string | null,
): Letter {
  const i18n = letterI18n(language);
  const { name, event, from, zone } = facts;
  const at = new Date(facts.at).toLocaleString(LOCALES[language].region, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone,
  });
  const parts = [
    i18n._('{name},', { name }),
    ownerEventText(i18n, event, facts),
    i18n._('When: {at}\nNetwork address: {from}', { at: `${at} (${zone})`, from }),
    link === null
      ? i18n._(
          'If you know nothing of it, choose a new password with “Forgot password” on the sign-in page, and ask your panel.',
        )
      : i18n._(
          'If it was you, confirm it here:\n\n{link}\n\nIf it was not you, confirm nothing. ' +
            'Choose a new password with “Forgot password” and tell your panel.',
          { link },
        ),
  ];
  const subject = i18n._('Your account on Verdial was changed');
  return { to, subject, text: `${parts.join('\n\n')}\n` };
}
