import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { marksQuery } from '../../domain/quality/marks-query.ts';
import { accept } from '../../domain/refusal.ts';
import { parsePanelId } from '../../domain/words/ids.ts';
import { readSettings } from '../../hono.config.ts';
import { there } from '../commands/testing/there.ts';
import { createClientLimits } from '../limits/client-limits.ts';
import { NOTHING, route } from './route.ts';

test('LIM-6 every piece of a long answer is made in the turn of whoever asked for it', async () => {
  const limits = readSettings({});
  const traffic = createClientLimits({
    limits: {
      account: limits.requestsOfAccount,
      strangers: limits.requestsOfStrangers,
      address: limits.requestsOfAddress,
      frames: limits.framesOfAccount,
    },
    identities: {
      visitor: (network) => ({ network, session: 'one', account: 'leader' }),
      learn() {},
    },
    monotonic: () => performance.now(),
    engine: 'embedded',
  });
  const answerer = route(
    'GET /api/marks_long.csv',
    { ...NOTHING, query: marksQuery, type: 'text/csv' },
    async () => {
      const pieces = async function* () {
        yield 'first\n';
        yield 'second\n';
      };
      return accept(pieces());
    },
  );
  const panel = there(parsePanelId('00000000-0000-4000-8000-000000000001'));
  const actor = { user: 'leader', name: 'Eva', role: 'jefespanel' } as const;
  const signedIn = { session: 'one', owesSecondFactor: false, isProven: async () => true };
  const app = new Hono<{ Bindings: HttpBindings }>().get(
    '/api/marks_long.csv',
    answerer.handler({
      signedInOf: async () => ({ ...signedIn, actor: { ...actor, panel, taster: null } }),
      addressOf: () => '192.0.2.1',
      traffic,
    }),
  );
  const answer = await app.request('/api/marks_long.csv');
  // Other work of the same account is running: the next piece waits until it has ended.
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const other = traffic.inTurn({ network: '192.0.2.1', session: 'one', account: 'leader' }, () => {
    begun.resolve();
    return over.promise;
  });
  await begun.promise;
  const seen: string[] = [];
  const whole = answer.text().then((text) => {
    seen.push(text);
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual([]);
  over.resolve();
  await Promise.all([other, whole]);
  expect(seen).toEqual(['first\nsecond\n']);
});
