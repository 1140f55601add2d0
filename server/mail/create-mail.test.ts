import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createMail } from './create-mail.ts';

let server: Server | undefined;
afterEach(() => new Promise<void>((resolve) => server?.close(() => resolve()) ?? resolve()));

/** A mail server that takes one letter after another, or none, and keeps what it was told (RFC 5321). */
async function mailServer(
  takes: boolean,
): Promise<{ readonly url: string; readonly said: string[] }> {
  const said: string[] = [];
  const started = createServer((socket) => {
    let isLetter = false;
    socket.write('220 mail.test\r\n');
    socket.on('error', () => {});
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').slice(0, -1)) {
        said.push(line);
        if (isLetter && line !== '.') continue;
        if (line === 'DATA') isLetter = true;
        else if (line === '.') isLetter = false;
        if (line.startsWith('RCPT') && !takes) socket.write('550 nobody\r\n');
        else if (line === 'DATA') socket.write('354 go on\r\n');
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `smtp://127.0.0.1:${address.port}`, said };
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
