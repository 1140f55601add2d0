import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../theme/theme.ts';
import { AppShell } from '../ui/app-shell/app-shell.tsx';
import { Notice } from './notice.tsx';

const notice = <Notice title="Access denied" action={<a href="/intra">On</a>} />;

test('SCR-20 within the shell a denial is a page of it: one mark, one landmark', async () => {
  await page.viewport(1440, 900);
  await render(
    <AppShell
      brand="Verdial"
      end={null}
      groups={[]}
      homeHref="/intra"
      labels={{ navigation: '', fold: '', unfold: '', open: '', close: '', skip: '' }}
      panelName="Panel"
      path="/intra"
    >
      {notice}
    </AppShell>,
  );
  await expect.element(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
  expect(page.getByRole('main').elements()).toHaveLength(1);
  expect(document.querySelectorAll('[data-brand-word]')).toHaveLength(1);
});

test('SCR-20 without one it is a page of its own', async () => {
  await render(notice);
  await expect.element(page.getByRole('main')).toBeVisible();
  expect(document.querySelectorAll('[data-brand-word]')).toHaveLength(1);
});
