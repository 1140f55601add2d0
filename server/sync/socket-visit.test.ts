import { expect, test } from 'vitest';
import { testClientLimits } from '../limits/testing/test-client-limits.ts';
import { createSocketVisit } from './socket-visit.ts';

test('LIM-7 a socket that sent much before the database answered is read again once it is known', async () => {
  const states: string[] = [];
  const traffic = testClientLimits();
  const visit = createSocketVisit({
    traffic,
    visitor: traffic.visitor('192.0.2.1', null),
    socket: {
      pause: () => void states.push('paused'),
      resume: () => void states.push('read'),
      close: () => void states.push('closed'),
    },
    onKnown: () => undefined,
  });
  const entered = await visit.enter(async () => {
    visit.heard(64 * 1024 + 1);
    return 'account';
  });
  expect(states.at(-1)).toBe('paused');
  visit.known(entered);
  expect(states.at(-1)).toBe('read');
  visit.end();
});
