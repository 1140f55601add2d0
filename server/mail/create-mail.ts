/** A mail to one person. */
export type Letter = { readonly to: string; readonly subject: string; readonly text: string };

/** Sends a mail; rejects when the mail server refuses it. */
export type SendMail = (letter: Letter) => Promise<void>;

/** Creates the sender of mail over SMTP, or null when no mail server is configured. */
export function createMail(parts: {
  readonly smtpUrl: string | null;
  readonly from: string;
}): SendMail | null {
  const { smtpUrl, from } = parts;
  if (smtpUrl === null) return null;
  // Lazy loading at the first mail, since most installations send none.
  const connect = () =>
    import('nodemailer').then(({ createTransport }) => createTransport(smtpUrl));
  let transport: ReturnType<typeof connect> | null = null;
  return async (letter) => {
    transport ??= connect();
    await (await transport).sendMail({ from, ...letter });
  };
}
