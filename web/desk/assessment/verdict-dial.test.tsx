import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { VerdictDial } from './verdict-dial.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const dial = (md: number, width: number) =>
  render(
    <I18nProvider i18n={i18n}>
      <div style={{ width }}>
        <VerdictDial md={md} oil="VOO" scheme="IOC-ordinary" />
      </div>
    </I18nProvider>,
  );

const words = () =>
  [...document.querySelectorAll('[role=img] span')].filter(
    (word) => word.textContent !== '' && word.getClientRects().length > 0,
  );

test.each([[640], [320], [200]])(
  'ASM-27 in %d px the words of the scale keep their size and none covers another',
  async (width) => {
    await dial(3, width);
    await expect.element(page.getByRole('img')).toBeVisible();
    const boxes = words().map((word) => word.getBoundingClientRect());
    expect(words().map(({ textContent }) => textContent)).toContain('3.5');
    for (const word of words())
      expect(Number.parseFloat(getComputedStyle(word).fontSize)).toBeGreaterThanOrEqual(12);
    for (const [place, box] of boxes.entries())
      for (const other of boxes.slice(place + 1)) {
        const apart =
          box.right <= other.left ||
          other.right <= box.left ||
          box.bottom <= other.top + 0.5 ||
          other.bottom <= box.top + 0.5;
        expect(apart).toBe(true);
      }
  },
);

test('ASM-27 a median beside a limit hides neither its own figure nor the limit’s', async () => {
  await dial(3.4, 320);
  await expect.element(page.getByText('3.4', { exact: true })).toBeVisible();
  await expect.element(page.getByText('3.5', { exact: true })).toBeVisible();
  await expect.element(page.getByText('6.0', { exact: true })).toBeVisible();
});
