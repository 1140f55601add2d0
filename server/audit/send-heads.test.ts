import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { postHeads } from './send-heads.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A webhook receiver for the test; `asked` has the received requests, by path. */
async function taker(status: number, headers: Record<string, string> = {}) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(request.url === '/elsewhere' ? 200 : status, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise((resolve) => server.close(resolve)));
  const place = server.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  return { asked, url: `http://127.0.0.1:${port}/heads` };
}

test('AUD-9 AUD-39 heads are posted to the address of the settings alone: nobody sends them on to another', async () => {
  const { asked, url } = await taker(307, { location: '/elsewhere' });
  await expect(postHeads(url)([])).rejects.toThrow('fetch failed');
  expect(asked).toEqual(['/heads']);
});

test.each([
  [204, true],
  [500, false],
])('AUD-9 AUD-39 answered %i, heads are taken: %s', async (status, isTaken) => {
  const { url } = await taker(status);
  const posted = postHeads(url)([]);
  if (isTaken) await expect(posted).resolves.toBeUndefined();
  else await expect(posted).rejects.toThrow('500');
});
