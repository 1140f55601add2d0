import { z } from 'zod';
import type { Locale } from '../../domain/words/locale.ts';
import { isTimeZone } from '../../domain/words/time-zone.ts';
import type { Letter } from './create-mail.ts';
import { en } from './owner-words/en.ts';
import { es } from './owner-words/es.ts';
import { fr } from './owner-words/fr.ts';
import { it } from './owner-words/it.ts';
import { OWNER_EVENTS, type OwnerWords } from './owner-words/owner-words.ts';

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

/** The type requires texts in every language of the product. */
const WORDS: Readonly<Record<Locale, OwnerWords>> = { en, es, fr, it };

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
  const words = WORDS[language];
  const at = new Date(facts.at).toLocaleString(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: facts.zone,
  });
  const parts = [
    words.greeting(facts.name),
    words.events[facts.event](facts.by, facts.value),
    words.whence(`${at} (${facts.zone})`, facts.from),
    link === null ? words.otherwise : words.confirm(link),
  ];
  return { to, subject: words.subject, text: `${parts.join('\n\n')}\n` };
}
