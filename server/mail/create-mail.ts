import { createTransport } from 'nodemailer';

/** A letter to one person. */
export type Letter = { readonly to: string; readonly subject: string; readonly text: string };

/** Sends a letter; rejects when the mail server does not take it. */
export type SendMail = (letter: Letter) => Promise<void>;

/** The way mail goes out, or null when no mail server is set. */
export function createMail(parts: {
  readonly smtpUrl: string | null;
  readonly from: string;
}): SendMail | null {
  if (parts.smtpUrl === null) return null;
  const transport = createTransport(parts.smtpUrl);
  return async (letter) => {
    await transport.sendMail({ from: parts.from, ...letter });
  };
}
