import type { Database } from '../database/database.ts';
import { describeProblem, type Log } from '../log/log.ts';
import type { SendMail } from './create-mail.ts';
import { dropLetter, giveUpLetters, putOff, takeLetters, type WaitingLetter } from './letters.ts';
import { ownerLetter } from './owner-letter.ts';

/** The dependencies of the mail outbox worker. */
export type PostmanParts = {
  readonly database: Database;
  /** Null when no mail server is configured; mails then wait in the queue, for a week at most. */
  readonly mail: SendMail | null;
  /** Builds the link by which an owner confirms a sign-in alert. */
  readonly linkOf: (doubt: string) => string;
  readonly now: () => number;
  readonly log: Log;
};

/** How many mails are sent in one poll. */
const MOST = 20;

/**
 * Creates the mail outbox worker, which sends due mails one after the other (ACC-119). A mail that
 * the server refuses is retried for a week. No transaction is open while a mail is sent. If a
 * process ends in between, a mail may arrive twice.
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
    /** Polls the outbox once for due mails. */
    async look(): Promise<void> {
      const givenUp = await database.asInstallation((trx) => giveUpLetters(trx, new Date(now())));
      if (givenUp > 0) log('error', 'letters-given-up', { letters: givenUp });
      if (mail === null) return;
      const due = await database.asInstallation((trx) => takeLetters(trx, new Date(now()), MOST));
      for (const letter of due) await deliver(mail, letter);
    },
  };
}
