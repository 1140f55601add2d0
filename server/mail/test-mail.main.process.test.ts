import { expect, test } from 'vitest';
import { runProgram } from '../testing/run-program.ts';
import { startMailServer } from './testing/mail-server.ts';

const mailTest = (given: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
  runProgram('server/mail/test-mail.main.ts', given, settings);

test('OPS-10 the operator sees whether mail leaves, without a server that runs', async () => {
  const server = await startMailServer(true);
  const settings = { SMTP_URL: server.url, MAIL_FROM: 'panel@verdial.test' };
  expect(await mailTest(['ana@x.test'], settings)).toEqual({
    code: 0,
    said: '127.0.0.1 took a letter from panel@verdial.test to ana@x.test\n',
    complained: '',
  });
  expect(server.said).toContain('Subject: Verdial can send mail');
  await server.close();
}, 60_000);

test('OPS-10 OPS-19 a mail server that does not take the letter is told in its own words, without what opens it', async () => {
  const server = await startMailServer(false);
  const SMTP_URL = server.url.replace('//', '//panel:a-secret-of-mail@');
  const refused = await mailTest(['ana@x.test'], { SMTP_URL });
  expect(refused).toMatchObject({ code: 1, said: '' });
  expect(refused.complained).toMatch(/^127\.0\.0\.1 did not take the letter: [^\n]+\n$/);
  expect(refused.complained).not.toContain('a-secret-of-mail');
  await server.close();
  const away = await mailTest(['ana@x.test'], { SMTP_URL: server.url });
  expect(away).toMatchObject({ code: 1, complained: expect.stringContaining('ECONNREFUSED') });
}, 60_000);

test('OPS-10 without a mail server, or an address, no letter is tried', async () => {
  expect(await mailTest(['ana@x.test'])).toEqual({
    code: 2,
    said: '',
    complained: 'SMTP_URL is not set: no mail is sent\n',
  });
  expect(await mailTest([])).toMatchObject({
    code: 2,
    complained: 'npm run mail:test -- <address>\n',
  });
}, 60_000);
