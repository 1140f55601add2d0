import { afterEach, expect, test, vi } from 'vitest';
import { COMMAND_ID_HEADER } from '../../../domain/commands/command-id-header.ts';
import { createCommandSender } from './command-sender.ts';
import { stubFetch } from './testing/stub-fetch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const NEW = { date: '2026-11-27', training: false };

/** A command sender, a server with these answers in order, and the idempotency keys sent. */
function scene(...answers: readonly (() => Response)[]) {
  const left = [...answers];
  const asked = stubFetch(() => (left.shift() ?? done)());
  const ids = () => asked.map(({ headers }) => headers.get(COMMAND_ID_HEADER));
  return { send: createCommandSender(), ids };
}

const done = () => Response.json({ session: 1 });
const gone = () => {
  throw new TypeError('fetch failed');
};
const refused = () => Response.json({ code: 'session-not-shown', data: {} }, { status: 409 });

test.each([
  ['was lost', gone],
  ['was none', () => new Response('<html>')],
  ['came from a proxy', () => new Response('', { status: 502 })],
  [
    'told of a failure',
    () => Response.json({ code: 'failed', data: { reference: 'r' } }, { status: 500 }),
  ],
])('COM-4 the same act is asked under the same id after an answer that %s', async (_, lost) => {
  const { send, ids } = scene(lost, lost, done);
  for (let time = 0; time < 4; time += 1) await send('create-session', NEW);
  const [first, second, third, fourth] = ids();
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test('COM-4 after a refusal, and with other words, it is another act', async () => {
  const { send, ids } = scene(refused, gone, gone, gone);
  await send('create-session', NEW);
  await send('create-session', NEW);
  await send('create-session', { ...NEW, training: true });
  await send('create-session', NEW);
  expect(new Set(ids()).size).toBe(4);
});

test('COM-4 what is done and undone meanwhile is asked anew', async () => {
  const { send, ids } = scene(gone, done, done);
  await send('hide-session', { session: 1 });
  await send('show-session', { session: 1 });
  await send('hide-session', { session: 1 });
  expect(new Set(ids()).size).toBe(3);
});

test('COM-4 acts side by side keep their ids apart; what is asked twice at once is one', async () => {
  const { send, ids } = scene(gone, gone, done, done);
  const validate = (session: number) =>
    send('validate-session', { session, reason: null }, String(session));
  await validate(1);
  await validate(2);
  await validate(1);
  await validate(2);
  const [one, two, oneAgain, twoAgain] = ids();
  expect([oneAgain, twoAgain]).toEqual([one, two]);
  expect(one).not.toBe(two);
  await Promise.all([validate(3), validate(3)]);
  expect(ids()[4]).toBe(ids()[5]);
});
