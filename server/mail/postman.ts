import type { Database } from '../database/database.ts';
import { describeProblem, type Log } from '../log/log.ts';
import type { SendMail } from './create-mail.ts';
import { dropLetter, giveUpLetters, putOff, takeLetters, type WaitingLetter } from './letters.ts';
import { ownerLetter } from './owner-letter.ts';

/** What sending the letters that wait needs. */
export type PostmanParts = {
  readonly database: Database;
  /** Null where no mail server is set: letters then wait for one. */
  readonly mail: SendMail | null;
  /** The address at which an owner confirms. */
  readonly linkOf: (doubt: string) => string;
  readonly now: () => number;
  readonly log: Log;
};

/** How many letters are sent at one look. */
const MOST = 20;

/**
 * ACC-119: sends the letters that are due, one after the other; what the mail server does not take is tried again, for a
 * week. No transaction is open while a letter is on its way. A letter may arrive twice where a process ends in between.
 */
export function createPostman({ database, mail, linkOf, now, log }: PostmanParts) {
  async function deliver(send: SendMail, letter: WaitingLetter): Promise<void> {
    const { to, language, facts } = letter;
    try {
      await send(
        ownerLetter(to, language, facts, facts.doubt === null ? null : linkOf(facts.doubt)),
      );
    } catch (problem) {
      log('error', 'letter-not-sent', {
        letter: letter.id,
        tries: letter.tries,
        problem: describeProblem(problem),
      });
      await database.asInstallation((trx) => putOff(trx, letter, new Date(now())));
      return;
    }
    await database.asInstallation((trx) => dropLetter(trx, letter.id));
  }

  return {
    /** Looks once for what is due. */
    async look(): Promise<void> {
      const givenUp = await database.asInstallation((trx) => giveUpLetters(trx, new Date(now())));
      if (givenUp > 0) log('error', 'letters-given-up', { letters: givenUp });
      if (mail === null) return;
      const due = await database.asInstallation((trx) => takeLetters(trx, new Date(now()), MOST));
      for (const letter of due) await deliver(mail, letter);
    },
  };
}
