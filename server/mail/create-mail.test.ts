import { afterEach, expect, test } from 'vitest';
import { createMail } from './create-mail.ts';
import { startMailServer, type TestMailServer } from './testing/mail-server.ts';

let server: TestMailServer | undefined;
afterEach(() => server?.close());

async function mailServer(takes: boolean): Promise<TestMailServer> {
  server = await startMailServer(takes);
  return server;
}

const letter = { to: 'ana@x.test', subject: 'A new password', text: 'Choose it here:\n\nlink\n' };
const from = 'panel@verdial.test';

test('ACC-9 a letter goes from the panel to its reader through the mail server of the settings', async () => {
  const { url, said } = await mailServer(true);
  const send = createMail({ smtpUrl: url, from });
  if (send === null) throw new Error('no way out');
  await send(letter);
  for (const line of [
    'MAIL FROM:<panel@verdial.test>',
    'RCPT TO:<ana@x.test>',
    'From: panel@verdial.test',
    'To: ana@x.test',
    'Subject: A new password',
    'Choose it here:',
    'link',
  ])
    expect(said).toContain(line);
});

test('ACC-9 a letter that the mail server does not take is told, and without one there is no way out', async () => {
  const { url } = await mailServer(false);
  const send = createMail({ smtpUrl: url, from });
  if (send === null) throw new Error('no way out');
  await expect(send(letter)).rejects.toThrow('550');
  expect(createMail({ smtpUrl: null, from })).toBeNull();
});
