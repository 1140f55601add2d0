/** A letter to one person. */
export type Letter = { readonly to: string; readonly subject: string; readonly text: string };

/** Sends a letter; rejects when the mail server does not take it. */
export type SendMail = (letter: Letter) => Promise<void>;

/** The way mail goes out, or null when no mail server is set. */
export function createMail(parts: {
  readonly smtpUrl: string | null;
  readonly from: string;
}): SendMail | null {
  const { smtpUrl, from } = parts;
  if (smtpUrl === null) return null;
  // Read when the first letter goes out: most installations send none.
  const connect = () =>
    import('nodemailer').then(({ createTransport }) => createTransport(smtpUrl));
  let transport: ReturnType<typeof connect> | null = null;
  return async (letter) => {
    transport ??= connect();
    await (await transport).sendMail({ from, ...letter });
  };
}
