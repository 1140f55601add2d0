import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { loadCatalog, loadDeskCatalog } from '../../i18n/load-catalog.ts';
import { Inline } from '../../ui/layout/inline.tsx';
import { PeriodFields } from './period-fields.tsx';

afterEach(() => page.viewport(1280, 800));

const WRONG = 'The period ends before it begins';
const nothing = () => {};

async function show(to: string, width: number, onFrom: (day?: string) => void = nothing) {
  const messages = { en: { ...(await loadCatalog('en')), ...(await loadDeskCatalog('en')) } };
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages })}>
      <div style={{ width }}>
        <Inline gap={4} align="end">
          <button type="button" style={{ width: 300 }}>
            Fruity
          </button>
          <PeriodFields from="2026-11-20" to={to} onFrom={onFrom} onTo={nothing} />
        </Inline>
        <p>What follows</p>
      </div>
    </I18nProvider>,
  );
}

test.each([
  { width: 640, lines: 1 },
  { width: 520, lines: 1 },
  { width: 288, lines: 2 },
])(
  'FRM-21 in $width px a period that is turned round is said below its days, which stay together and where they were',
  async ({ width, lines }) => {
    const places = () =>
      [page.getByRole('button', { name: 'Fruity' }), ...page.getByRole('group').all()].map(
        (one) => {
          const { left, top } = one.element().getBoundingClientRect();
          return [left, top];
        },
      );
    const right = await show('2026-11-30', width);
    await document.fonts.ready;
    await expect.element(page.getByText(WRONG)).not.toBeInTheDocument();
    const before = places();
    expect(before).toHaveLength(3);
    expect(new Set(before.slice(1).map(([, top]) => top)).size).toBe(lines);
    await right.unmount();
    await show('2026-11-10', width);
    const said = page.getByText(WRONG);
    await expect.element(said).toBeVisible();
    expect(places()).toEqual(before);
    const { bottom, right: end } = said.element().getBoundingClientRect();
    expect(end).toBeLessThanOrEqual(width + 8);
    expect(
      page.getByText('What follows').element().getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(bottom);
  },
);

test('FRM-21 what is wrong with either day of a period stands on a line of its own, above what follows', async () => {
  await show('2026-11-30', 640);
  await document.fonts.ready;
  for (const name of ['From', 'To']) {
    await page.getByRole('group', { name }).getByRole('spinbutton').first().click();
    await userEvent.keyboard('{Backspace}{Backspace}');
  }
  await page.getByRole('button', { name: 'Fruity' }).click();
  await expect.poll(() => page.getByText('This date is not complete').elements().length).toBe(2);
  const lines = [
    ...page.getByText('This date is not complete').elements(),
    page.getByText('What follows').element(),
  ].map((one) => one.getBoundingClientRect());
  for (const [place, { bottom }] of lines.slice(0, -1).entries())
    expect(lines[place + 1]?.top).toBeGreaterThanOrEqual(bottom);
});

test('FRM-23 the days of a filter are typed as people write them', async () => {
  const onFrom = vi.fn();
  await show('2026-11-30', 640, onFrom);
  await page.getByRole('group', { name: 'From' }).getByRole('spinbutton').first().click();
  await userEvent.keyboard('2/3/2026');
  await page.getByRole('button', { name: 'Fruity' }).click();
  await expect.poll(() => onFrom.mock.calls).toEqual([['2026-02-03']]);
});
