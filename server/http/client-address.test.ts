import { createServer, IncomingMessage, type Server } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';
import { requestFrom } from './testing/request-from.ts';

const PROXIES = [0, 1, 2] as const;

let server: Server;
let url = '';
beforeAll(async () => {
  // Answers with the client address that it derives: without a proxy, behind one, and behind two.
  server = createServer((request, answer) =>
    answer.end(JSON.stringify(PROXIES.map((proxies) => clientAddress(request, proxies)))),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  server.close();
});

describe('LIM-3 LIM-30 the address of a caller', () => {
  test.each([
    ['no header: whoever called', null, ['127.0.0.7', '127.0.0.7', '127.0.0.7']],
    ['what one proxy saw', '192.0.2.9', ['127.0.0.7', '192.0.2.9', '127.0.0.7']],
    [
      'what the client forged stands left of what the proxy saw',
      '203.0.113.66, 192.0.2.9',
      ['127.0.0.7', '192.0.2.9', '203.0.113.66'],
    ],
    [
      'of two proxies the outer one saw the client, the inner one saw the outer one',
      '203.0.113.66, 203.0.113.67, 192.0.2.9, 10.0.0.2',
      ['127.0.0.7', '10.0.0.2', '192.0.2.9'],
    ],
    [
      'blanks and empty places are no addresses',
      ' ,192.0.2.9 , ,\t10.0.0.2,, ',
      ['127.0.0.7', '10.0.0.2', '192.0.2.9'],
    ],
    ['nothing but commas', ' , ,', ['127.0.0.7', '127.0.0.7', '127.0.0.7']],
  ])('%s', async (_, forwarded, expected) => {
    const headers = forwarded === null ? {} : { 'x-forwarded-for': forwarded };
    expect(await (await requestFrom('127.0.0.7', url, { headers })).json()).toEqual(expected);
  });

  test('of a caller who has hung up already it is unknown', () => {
    expect(clientAddress(new IncomingMessage(new Socket()), 0)).toBe('unknown');
  });
});
