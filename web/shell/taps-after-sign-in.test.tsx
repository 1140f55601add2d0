import { setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BoothShell } from '../ui/booth-shell/booth-shell.tsx';
import { lateHands } from '../ui/testing/fingers.ts';
import { createAccountPools } from './account-pools.ts';
import { createLazyPools } from './lazy-pools.ts';
import { createOfflineSignIn } from './offline-sign-in.ts';
import { createPageUpdate } from './page-update.ts';
import { rootRoute } from './routes/root-route.tsx';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A page outside the booth, and a screen of the booth that counts the taps that reach it. */
async function show(onTap: () => void) {
  const root = rootRoute();
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const pools = createLazyPools(async () => createAccountPools('ws://127.0.0.1:9', () => 0));
  ends.push(() => pools.close());
  const queryClient = new QueryClient();
  const router = createRouter({
    routeTree: root.addChildren([
      at('/', () => <h1>Sign in</h1>),
      at('/workbench', () => (
        <BoothShell header={<h1>Tray</h1>}>
          <button
            type="button"
            style={{ position: 'fixed', inset: '200px 0 0' }}
            onPointerDown={onTap}
          >
            Mark
          </button>
        </BoothShell>
      )),
    ]),
    history: createMemoryHistory(),
    context: {
      queryClient,
      pools,
      i18n: setupI18n(),
      offline: createOfflineSignIn({ pools, queryClient, now: () => 0, onChange: () => {} }),
      update: createPageUpdate({ workers: undefined, reload: () => {} }),
    },
  });
  await render(<RouterProvider router={router} />);
  await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  return router;
}

const takesActs = () =>
  expect.poll(() => document.documentElement.dataset['justOpened']).toBe(undefined);

test('BTH-16 a series of taps that began at the sign-in does nothing on the screen of the booth that follows', async () => {
  let taps = 0;
  const router = await show(() => {
    taps += 1;
  });
  const spot = { x: 400, y: 400 };
  const began = performance.now();
  await lateHands.finger(spot, began);
  await router.navigate({ to: '/workbench' });
  await expect.element(page.getByRole('button', { name: 'Mark' })).toBeVisible();
  await takesActs();
  const series = [430, 860, 1290, 1720].map((after) => began + after);
  await expect.poll(() => performance.now() - began).toBeGreaterThan(1800);
  for (const at of series) await lateHands.finger(spot, at);
  expect(taps).toBe(0);
  await takesActs();
  await expect.poll(() => performance.now() - began).toBeGreaterThan(2400);
  await lateHands.finger(spot, performance.now());
  expect(taps).toBe(1);
});
