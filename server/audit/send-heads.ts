import type { SendMail } from '../mail/create-mail.ts';
import type { SendHeads } from './keep-heads.ts';

const PATIENCE_MS = 10_000;

/** AUD-9: mails the heads of the day, a line each as they stand in the file. */
export const mailHeads =
  (mail: SendMail, to: string): SendHeads =>
  (heads) =>
    mail({
      to,
      subject: `Verdial: heads of the audit trails, ${heads[0]?.at.slice(0, 10) ?? ''}`,
      text: `${heads.map((head) => JSON.stringify(head)).join('\n')}\n`,
    });

/** AUD-9: posts the heads of the day as one JSON list; what does not take it with a 2xx did not take it. */
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
