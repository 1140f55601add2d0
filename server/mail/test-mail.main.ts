import { readSettings } from '../../hono.config.ts';
import { describeProblem } from '../log/log.ts';
import { refused, runCommand } from '../run-command.ts';
import { createMail } from './create-mail.ts';

/**
 * The command `npm run mail:test -- ADDRESS`: sends a test mail through the mail server of the
 * settings. Exits with 1 and the server's message when the server refuses it, and with 2 when no
 * mail was sent.
 */
async function main(): Promise<number> {
  const [to, ...more] = process.argv.slice(2);
  if (to === undefined || more.length > 0) return refused('npm run mail:test -- <address>');
  const { smtpUrl, mailFrom } = readSettings();
  const send = createMail({ smtpUrl, from: mailFrom });
  if (smtpUrl === null || send === null) return refused('SMTP_URL is not set: no mail is sent');
  const { hostname } = new URL(smtpUrl);
  try {
    await send({
      to,
      subject: 'Verdial can send mail',
      text: 'This letter was asked for on the command line of the server, to see whether mail arrives.\n',
    });
  } catch (problem) {
    console.error(`${hostname} did not take the letter: ${describeProblem(problem)}`);
    return 1;
  }
  console.log(`${hostname} took a letter from ${mailFrom} to ${to}`);
  return 0;
}

await runCommand(main);
