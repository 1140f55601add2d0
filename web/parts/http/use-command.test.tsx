import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { COMMAND_ID_HEADER } from '../../../domain/commands/command-id-header.ts';
import { stubFetch } from './testing/stub-fetch.ts';
import { useCommand } from './use-command.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('COM-4 what a person asks of what they see keeps its id, and of what became of it has a new one', async () => {
  const asked = stubFetch(() => {
    throw new TypeError('fetch failed');
  });
  const screen = await renderHook((seen?: string) => useCommand(seen), { initialProps: 'shown' });
  const hide = () => screen.result.current('hide-session', { session: 1 });
  await hide();
  await screen.rerender('shown');
  await hide();
  await screen.rerender('hidden');
  await screen.rerender('shown');
  await hide();
  const [first, again, anew] = asked.map(({ headers }) => headers.get(COMMAND_ID_HEADER));
  expect(again).toBe(first);
  expect(anew).not.toBe(first);
});
