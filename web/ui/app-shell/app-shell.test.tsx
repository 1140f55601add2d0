import { House, Users } from 'lucide-react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { AppShell } from './app-shell.tsx';

const shell = (
  <AppShell
    brand="Verdial"
    end={null}
    groups={[
      {
        id: 'tasting',
        label: 'Tasting',
        items: [
          { id: 'today', label: 'Today', href: '/intra', icon: House, isCurrent: false },
          { id: 'tasters', label: 'Tasters', href: '/intra/tasters', icon: Users },
        ],
      },
    ]}
    homeHref="/intra"
    labels={{
      navigation: 'Navigation',
      fold: 'Collapse the menu',
      unfold: 'Expand the menu',
      open: 'Open the menu',
      close: 'Close the menu',
      skip: 'Skip to the content',
    }}
    panelName="Panel de la Sierra"
    path="/intra/tasters/7"
  >
    <h1>Tasters</h1>
  </AppShell>
);

test('SCR-45 the current page is marked, and the first key goes past the drawer', async () => {
  await page.viewport(1280, 800);
  const screen = await render(shell);
  const current = screen.getByRole('link', { name: 'Tasters' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  await expect
    .element(screen.getByRole('link', { name: 'Today' }))
    .not.toHaveAttribute('aria-current');
  // The skip link comes first.
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('the foot of the drawer is in sight in a window lower than the drawer, and the last page is not below it', async () => {
  await page.viewport(1280, 160);
  const screen = await render(shell);
  const isInSight = (part: Element) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const foot = screen.getByRole('button', { name: 'Collapse the menu' }).element();
  await expect.poll(() => isInSight(foot)).toBe(true);
  const last = screen.getByRole('link', { name: 'Tasters' }).element();
  if (!(last instanceof HTMLElement)) throw new Error('no link');
  last.focus();
  await expect.poll(() => isInSight(last)).toBe(true);
  expect(isInSight(foot)).toBe(true);
});

test('a folded drawer keeps the names of its pages', async () => {
  await page.viewport(1280, 800);
  const screen = await render(shell);
  await screen.getByRole('button', { name: 'Collapse the menu' }).click();
  await expect.element(screen.getByRole('button', { name: 'Expand the menu' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Tasters' });
  expect(link.element().getBoundingClientRect().width).toBeLessThan(56);
});

test('under 600 px the drawer opens over the page from the menu button', async () => {
  await page.viewport(420, 800);
  const screen = await render(shell);
  await expect.element(screen.getByRole('link', { name: 'Today' })).not.toBeInTheDocument();
  const open = screen.getByRole('button', { name: 'Open the menu' });
  await open.click();
  await expect.element(screen.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Today' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});
