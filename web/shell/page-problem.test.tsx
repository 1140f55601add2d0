import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageProblem } from './page-problem.tsx';
import { AccessDenied } from './require-me.ts';
import type { ScreenGroup } from './screen-roles.ts';

/** A page whose route denies access to its group of screens. */
async function denied(group: ScreenGroup): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({
      beforeLoad: () => {
        throw new AccessDenied(group);
      },
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultErrorComponent: PageProblem,
  });
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  await expect.element(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
}

test.each([
  ['leader', /^Only panel leaders may open this page\./],
  ['desk', /^Only panel leaders and assistants may open this page\./],
  ['booth', /^Sign in as a taster/],
] as const)(
  'ACC-11 who is denied a page of the group %s reads whom it is for, and no other role',
  async (group, words) => {
    await denied(group);
    expect(page.getByText(/may open this page|Sign in as a taster/).elements()).toHaveLength(1);
    await expect.element(page.getByText(words)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Go to your start page' }))
      .toHaveAttribute('href', '/intra');
  },
);
