import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AgainstCriteriaNote } from './against-criteria-note.tsx';
import { InvalidatedNote } from './invalidated-note.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const note = (validationReason: string | null) => (
  <I18nProvider i18n={i18n}>
    <AgainstCriteriaNote
      record={{ validationReason, validatedBy: 'leader', validatedAt: '2026-11-20T11:00:00Z' }}
    />
  </I18nProvider>
);

test('RES-3 above the board stands that a session was validated against its criteria, why, by whom and when; nothing where they held', async () => {
  const screen = await render(note(null));
  expect(screen.container.textContent).toBe('');
  await screen.rerender(note('The eighth fell ill.'));
  await expect.element(page.getByText('Validated despite unmet criteria')).toBeVisible();
  const { textContent } = screen.container;
  expect(textContent).toContain('The eighth fell ill.');
  expect(textContent).toMatch(/leader, .*20.*2026/);
  await screen.rerender(note('The eighth fell ill'));
  // The person who validated it is on a line of its own.
  const lines = [...screen.container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines[0]).toBe('“The eighth fell ill”.');
  expect(lines[1]).toMatch(/^leader, /);
});

test('SES-12, SES-28 above the board stands that a validation was taken back, why, by whom and when; nothing where it stands', async () => {
  const invalidated = { by: 'Carmen', at: '2026-11-20T11:00:00Z', reason: 'The wrong bottle.' };
  const above = (said: typeof invalidated | null) => (
    <I18nProvider i18n={i18n}>
      <InvalidatedNote record={{ invalidated: said }} />
    </I18nProvider>
  );
  const screen = await render(above(null));
  expect(screen.container.textContent).toBe('');
  await screen.rerender(above(invalidated));
  await expect.element(page.getByText('Invalidated: its results do not count')).toBeVisible();
  await expect.element(page.getByText('The wrong bottle.')).toBeVisible();
  await expect.element(page.getByText(/^Carmen, .*2026/)).toBeVisible();
});
