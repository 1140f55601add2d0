import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { pointer } from '../../ui/testing/fingers.ts';
import { MeasuredSegment } from './measured-segment.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('CAL-3 a button of the segment goes on while it is held, and ends when it is let go', async () => {
  const adjusted = vi.fn<(tenths: number) => void>();
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <MeasuredSegment pixelsPerMm={3.78} onAdjust={adjusted} onSet={() => {}} />
    </I18nProvider>,
  );
  const button = screen.getByRole('button', { name: '0.1 mm longer' });
  const { left, top, width, height } = button.element().getBoundingClientRect();
  const spot = { x: left + width / 2, y: top + height / 2 };
  await pointer.down(spot);
  await expect.poll(() => adjusted.mock.calls.length).toBeGreaterThan(3);
  await pointer.up(spot);
  const told = adjusted.mock.calls.length;
  expect(new Set(adjusted.mock.calls.flat())).toEqual(new Set([1]));
  // One press more is one tenth more: nothing of the hold went on.
  await button.click();
  await expect.poll(() => adjusted.mock.calls.length).toBe(told + 1);
});
