import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { pointer } from '../../ui/testing/fingers.ts';
import { MeasuredSegment } from './measured-segment.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('CAL-3 a larger button goes by a whole millimetre, either way, and so do the keys of a page', async () => {
  const adjusted = vi.fn<(tenths: number) => void>();
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <MeasuredSegment pixelsPerMm={3.78} onAdjust={adjusted} onSet={() => {}} />
    </I18nProvider>,
  );
  await screen.getByRole('button', { name: '1 mm longer', exact: true }).click();
  await screen.getByRole('button', { name: '1 mm shorter', exact: true }).click();
  await expect.poll(() => adjusted.mock.calls.flat()).toEqual([10, -10]);
  screen.getByRole('slider').element().focus();
  await userEvent.keyboard('{PageUp}{PageDown}{ArrowRight}{Shift>}{ArrowLeft}{/Shift}');
  await expect.poll(() => adjusted.mock.calls.flat()).toEqual([10, -10, 10, -10, 1, -10]);
});

test('CAL-3 the right end of the segment is pulled: it stays under the finger, and is let go with it', async () => {
  const screen = await render(<Pulled />);
  const slider = screen.getByRole('slider').element();
  const before = slider.getBoundingClientRect();
  const spot = { x: before.right - 2, y: before.top + before.height / 2 };
  const pulled = { ...spot, x: spot.x + 40 };
  await pointer.down(spot);
  await pointer.move(pulled);
  await expect.poll(() => Math.round(slider.getBoundingClientRect().right - before.right)).toBe(40);
  await pointer.up(pulled);
  await pointer.move({ ...spot, x: spot.x - 40 });
  expect(Math.round(slider.getBoundingClientRect().right - before.right)).toBe(40);
});

/** A segment in the middle of its page, as on the screen of the calibration. */
function Pulled() {
  const [pixelsPerMm, setPixelsPerMm] = useState(3.78);
  return (
    <I18nProvider i18n={i18n}>
      <div style={{ display: 'grid', justifyItems: 'center' }}>
        <MeasuredSegment pixelsPerMm={pixelsPerMm} onAdjust={() => {}} onSet={setPixelsPerMm} />
      </div>
    </I18nProvider>
  );
}

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
  // One more press adds one tenth: the auto-repeat has ended.
  await button.click();
  await expect.poll(() => adjusted.mock.calls.length).toBe(told + 1);
});
