import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { signedInUser } from '../../../domain/account/testing/accounts.ts';
import { meQuery } from '../../parts/http/queries.ts';
import { useRestedBooth } from './use-rested-booth.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;
const me = signedInUser();

function Booth({ isStored, onRested }: { isStored: boolean; onRested: (minutes: number) => void }) {
  useRestedBooth(isStored, onRested);
  return null;
}

async function booth(isStored: boolean, boothRest?: number) {
  const queries = new QueryClient();
  queries.setQueryData(meQuery().queryKey, boothRest === undefined ? me : { ...me, boothRest });
  const rested = vi.fn();
  await render(
    <QueryClientProvider client={queries}>
      <Booth isStored={isStored} onRested={rested} />
    </QueryClientProvider>,
  );
  return rested;
}

test('BTH-37 BTH-67 a booth that nobody touches after the last sheet goes back when its minutes are over; a touch begins them anew', async () => {
  const rested = await booth(true, 5);
  vi.advanceTimersByTime(4 * MINUTE);
  dispatchEvent(new PointerEvent('pointerdown'));
  vi.advanceTimersByTime(5 * MINUTE - 1);
  expect(rested).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(rested.mock.calls).toEqual([[5]]);
});

test('BTH-37 BTH-67 never while a sheet is not stored, nor where the installation says never', async () => {
  const [waiting, never] = [await booth(false, 5), await booth(true)];
  vi.advanceTimersByTime(60 * MINUTE);
  expect(waiting).not.toHaveBeenCalled();
  expect(never).not.toHaveBeenCalled();
});
