import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useWakeLock } from './use-wake-lock.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

function Screen({ isLit }: { readonly isLit?: boolean }) {
  useWakeLock(isLit);
  return null;
}

/** A device that grants or denies a screen wake lock. */
function device(grants: boolean) {
  const told = { asked: 0, released: 0 };
  const request = async () => {
    told.asked += 1;
    if (!grants) throw new Error('the battery is low');
    return {
      release: async () => {
        told.released += 1;
      },
    };
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  return told;
}

test('LIV-13 the screen is kept lit while the wall stands, asked for again when it is seen again, and let go with it', async () => {
  const told = device(true);
  const wall = await render(<Screen />);
  await vi.waitUntil(() => told.asked === 1);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitUntil(() => told.asked === 2);
  await wall.unmount();
  await vi.waitUntil(() => told.released > 0);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told.asked).toBe(2);
});

test('LIV-13 a device that says no, or has no such thing, shows the wall all the same', async () => {
  const told = device(false);
  const wall = await render(<Screen />);
  await vi.waitUntil(() => told.asked === 1);
  await wall.unmount();
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: undefined });
  await (await render(<Screen />)).unmount();
  expect(told.released).toBe(0);
});

test('BTH-43 a booth is kept lit while its tray is open, and let go dark before and after', async () => {
  const told = device(true);
  const booth = await render(<Screen isLit={false} />);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told.asked).toBe(0);
  await booth.rerender(<Screen isLit />);
  await vi.waitUntil(() => told.asked === 1);
  await booth.rerender(<Screen isLit={false} />);
  await vi.waitUntil(() => told.released === 1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told.asked).toBe(1);
});
