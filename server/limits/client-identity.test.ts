import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createClientIdentities } from './client-identity.ts';

const secret = 'a secret that is long enough for a test';
const TOKEN = 'aB3'.repeat(11).slice(0, 32);

const identities = () =>
  createClientIdentities({ secret, secure: false, clientNetwork: (address) => address });

function cookie(value: string, signedBy = secret): string {
  const seal = createHmac('sha256', signedBy).update(value).digest('base64');
  return `verdial.session_token=${encodeURIComponent(`${value}.${seal}`)}`;
}

test('LIM-5 a session is known by its signature, and whose it is when the database said so', () => {
  const { visitor, learn } = identities();
  const first = visitor('net', cookie(TOKEN));
  expect(first).toEqual({ network: 'net', session: TOKEN, account: null });
  learn(first, 'someone');
  expect(visitor('other', cookie(TOKEN)).account).toBe('someone');
  learn(first, null);
  expect(visitor('net', cookie(TOKEN))).toEqual({ network: 'net', session: null, account: null });
});

test('LIM-5 what somebody else signed, what this installation signed for something else, and nothing are no session', () => {
  const { visitor } = identities();
  const others = [
    cookie(TOKEN, 'another secret that is long enough'),
    cookie(`passkey sign-in ${TOKEN}`),
    cookie('2fa-AbcdefghijkLmnopqrst'),
    `verdial.session_token=${TOKEN}`,
    `verdial.session_token=${TOKEN}.%00`,
    'verdial.session_token=%E0%A4%A',
    '',
  ];
  for (const header of [...others, null])
    expect(visitor('net', header)).toEqual({ network: 'net', session: null, account: null });
});
