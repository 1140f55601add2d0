import { setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createAccountPools } from './account-pools.ts';
import { createLazyPools } from './lazy-pools.ts';
import { createOfflineSignIn } from './offline-sign-in.ts';
import { createPageUpdate } from './page-update.ts';
import { rootRoute } from './routes/root-route.tsx';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Three pages: a start with links, one with a heading, one with a field that takes the focus. */
async function show() {
  const root = rootRoute();
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const pools = createLazyPools(async () => createAccountPools('ws://127.0.0.1:9', () => 0));
  ends.push(() => pools.close());
  const queryClient = new QueryClient();
  const router = createRouter({
    routeTree: root.addChildren([
      at('/', () => (
        <main>
          <h1>Start</h1>
          <Link to="/workbench">To the plan</Link>
          <Link to="/error">To the form</Link>
        </main>
      )),
      at('/workbench', () => <h1>Plan</h1>),
      at('/error', () => (
        <>
          <h1>Form</h1>
          {/* biome-ignore lint/a11y/noAutofocus: a page whose field takes the focus is what is tried. */}
          <input aria-label="Name" autoFocus />
        </>
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
  await expect.element(page.getByRole('heading', { name: 'Start' })).toBeVisible();
  return router;
}

test('SCR-33 a page that takes the place of another gives the focus to its heading; the first leaves it where the browser has it', async () => {
  const router = await show();
  expect(document.activeElement).toBe(document.body);
  await page.getByRole('link', { name: 'To the plan' }).click();
  await expect.element(page.getByRole('heading', { name: 'Plan' })).toHaveFocus();
  // By navigation without a link, as after the sign-in.
  await router.navigate({ to: '/' });
  await expect.element(page.getByRole('heading', { name: 'Start' })).toHaveFocus();
});

test('SCR-33 a field of the page that took the focus keeps it', async () => {
  await show();
  await page.getByRole('link', { name: 'To the form' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('Ana');
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
});
