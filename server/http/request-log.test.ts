import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { requestLog } from './create-app.ts';

test('LOG-1 LOG-4 LOG-5 a request is told by method, route, status and time; what failed as an error', async () => {
  const lines: unknown[] = [];
  const app = new Hono();
  app.use(
    requestLog({
      log: (level, event, data) => lines.push([level, event, data]),
      successAt: 'debug',
    }),
  );
  app.on(
    ['GET', 'POST'],
    '/api/samples/:id',
    ({ req }) => new Response('', { status: Number(req.query('status')) }),
  );
  const ask = (method: string, status: number) =>
    app.request(`/api/samples/secret-code?status=${status}`, { method });
  for (const status of [200, 399, 400, 499, 500, 503]) await ask('GET', status);
  await ask('POST', 201);
  await app.request('/elsewhere/secret');
  const line = (level: string, status: number, method = 'GET', route = '/api/samples/:id') => [
    level,
    'request',
    { method, route, status, milliseconds: expect.any(Number) },
  ];
  expect(lines).toEqual([
    line('debug', 200),
    line('debug', 399),
    line('info', 400),
    line('info', 499),
    line('error', 500),
    line('error', 503),
    line('debug', 201, 'POST'),
    line('info', 404, 'GET', '/*'),
  ]);
  for (const [, , data] of lines as [string, string, { milliseconds: number }][]) {
    expect(Number.isInteger(data.milliseconds)).toBe(true);
    expect(data.milliseconds).toBeLessThan(60_000);
  }
});

test('OPS-8 requests that went well are told at info when a setting wants it', async () => {
  const levels: string[] = [];
  const app = new Hono();
  app.use(requestLog({ log: (level) => levels.push(level), successAt: 'info' }));
  app.get('/:status', ({ req }) => new Response('', { status: Number(req.param('status')) }));
  for (const status of [200, 201, 404, 500]) await app.request(`/${status}`);
  expect(levels).toEqual(['info', 'info', 'info', 'error']);
});
