import { sql, type Transaction } from 'kysely';
import { isLocale, type Locale } from '../../domain/words/locale.ts';
import { json } from '../database/json.ts';
import type { Tables } from '../database/tables.ts';
import { type OwnerFacts, ownerFactsSchema } from './owner-letter.ts';

/** A letter that waits to be sent. */
export type WaitingLetter = {
  readonly id: number;
  readonly to: string;
  readonly language: Locale;
  readonly facts: OwnerFacts;
  /** How often it was tried, this time among them. */
  readonly tries: number;
};

/** For how long a process has a letter to itself, in ms: longer than any mail server is waited for. */
const LEASE = 5 * 60_000;

/** For how long a letter is tried, in ms. */
const KEPT_FOR = 7 * 86_400_000;

/** ACC-119: keeps a letter to the owner of an account, in the transaction of what it tells of. */
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

/** Takes the letters that are due, at most `most`; no other process has them until the lease is over. */
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

/** A letter that was sent waits no more. */
export async function dropLetter(trx: Transaction<Tables>, id: number): Promise<void> {
  await trx.deleteFrom('letters').where('id', '=', id).execute();
}

/** A letter that was not taken is tried again later: after a minute, then after twice as long each time, at most an hour. */
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

/** Gives up what was tried for a week; answers how many letters that were. */
export async function giveUpLetters(trx: Transaction<Tables>, at: Date): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('letters')
    .where('madeAt', '<', new Date(at.getTime() - KEPT_FOR))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
