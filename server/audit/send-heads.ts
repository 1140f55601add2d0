import type { SendMail } from '../mail/create-mail.ts';
import type { SendHeads } from './keep-heads.ts';

const PATIENCE_MS = 10_000;

/** Creates a sender that mails day heads, one line each as in the file (AUD-9, AUD-39). */
export const mailHeads =
  (mail: SendMail, to: string): SendHeads =>
  (heads) =>
    mail({
      to,
      subject: `Verdial: heads of the audit trails, ${heads[0]?.at.slice(0, 10) ?? ''}`,
      text: `${heads.map((head) => JSON.stringify(head)).join('\n')}\n`,
    });

/**
 * Creates a sender that posts day heads as one JSON list to a webhook (AUD-9, AUD-39). It throws
 * for a response other than 2xx, and at a timeout of 10 s.
 */
export const postHeads =
  (url: string): SendHeads =>
  async (heads) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(heads),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the heads of the trails were answered ${answer.status}`);
  };
