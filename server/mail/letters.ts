import { sql, type Transaction } from 'kysely';
import { isLocale, type Locale } from '../../domain/words/locale.ts';
import { json } from '../database/json.ts';
import type { Tables } from '../database/tables.ts';
import { type OwnerFacts, ownerFactsSchema } from './owner-letter.ts';

/** A mail in the outbox queue. */
export type WaitingLetter = {
  readonly id: number;
  readonly to: string;
  readonly language: Locale;
  readonly facts: OwnerFacts;
  /** The number of attempts, including this one. */
  readonly tries: number;
};

/** The lease of a mail by one process, in ms: longer than any timeout of a mail server. */
const LEASE = 5 * 60_000;

/** How long a mail is kept in the outbox queue and retried, in ms. */
const KEPT_FOR = 7 * 86_400_000;

/**
 * Queues a mail to the owner of an account in the outbox, in the transaction of the change that it
 * is about (ACC-119).
 */
export async function keepLetter(
  trx: Transaction<Tables>,
  letter: { readonly to: string; readonly language: Locale; readonly facts: OwnerFacts },
): Promise<void> {
  const { at } = letter.facts;
  await trx
    .insertInto('letters')
    .values({
      address: letter.to,
      language: letter.language,
      facts: json(letter.facts),
      madeAt: at,
      nextAt: at,
    })
    .execute();
}

/**
 * Takes at most `most` due mails from the outbox queue, with a lease: no other process gets them
 * until it ends.
 */
export async function takeLetters(
  trx: Transaction<Tables>,
  at: Date,
  most: number,
): Promise<readonly WaitingLetter[]> {
  const rows = await trx
    .updateTable('letters')
    .set({ nextAt: new Date(at.getTime() + LEASE), tries: sql<number>`tries + 1` })
    .where('id', 'in', (due) =>
      due
        .selectFrom('letters')
        .select('id')
        .where('nextAt', '<=', at)
        .orderBy('nextAt')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'address', 'language', 'facts', 'tries'])
    .execute();
  return rows.map(({ address, language, facts, ...row }) => ({
    ...row,
    to: address,
    language: isLocale(language) ? language : 'en',
    facts: ownerFactsSchema.parse(facts),
  }));
}

/** Removes a sent mail from the outbox queue. */
export async function dropLetter(trx: Transaction<Tables>, id: number): Promise<void> {
  await trx.deleteFrom('letters').where('id', '=', id).execute();
}

/**
 * Schedules the retry of a refused mail with exponential backoff: after a minute, then twice as
 * long each time, at most an hour.
 */
export async function putOff(
  trx: Transaction<Tables>,
  { id, tries }: Pick<WaitingLetter, 'id' | 'tries'>,
  at: Date,
): Promise<void> {
  const pause = Math.min(60_000 * 2 ** (tries - 1), 3_600_000);
  await trx
    .updateTable('letters')
    .set({ nextAt: new Date(at.getTime() + pause) })
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes mails that were queued more than a week ago, whether they were tried or waited for a mail
 * server. Returns how many.
 */
export async function giveUpLetters(trx: Transaction<Tables>, at: Date): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('letters')
    .where('madeAt', '<', new Date(at.getTime() - KEPT_FOR))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
