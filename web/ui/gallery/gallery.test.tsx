import { afterEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { applyThemeChoice } from '../../theme/theme-choice.ts';
import '../../theme/theme.ts';
import { InLocale } from '../testing/in-locale.tsx';
import { ToastProvider } from '../toast/toast-provider.tsx';
import { Gallery } from './gallery.tsx';

/**
 * Timeout for all axe rules on all components: seconds on an idle machine, a minute on a busy one.
 */
const PATIENCE = { timeout: 180_000 };

afterEach(() => applyThemeChoice('system'));

const gallery = (
  <InLocale locale="en-GB">
    <ToastProvider dismissLabel="Dismiss" label="Notifications">
      <Gallery />
    </ToastProvider>
  </InLocale>
);

/** Axe rules that depend on the colour scheme. The others give the same result in both. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

test.each([
  ['light', undefined],
  ['dark', OF_COLOUR],
] as const)('every part meets WCAG 2.2 AA in %s', PATIENCE, async (theme, rules) => {
  await page.viewport(1280, 800);
  applyThemeChoice(theme);
  await render(gallery);
  expect(await commands.findAxeViolations(rules)).toEqual([]);
});

test('a dialog and a question meet WCAG 2.2 AA', PATIENCE, async () => {
  const screen = await render(gallery);
  await screen.getByRole('button', { name: 'Open a dialog' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(await commands.findAxeViolations()).toEqual([]);
});

test('the page reflows to 320 px without scrolling sideways', async () => {
  await page.viewport(320, 640);
  await render(gallery);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
