import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { sheet, tray } from '../tray-state/booth.fixture.ts';
import { trayGlasses } from '../tray-state/glass-state.ts';
import { TrayView } from './tray-view.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

afterEach(() => page.viewport(1280, 800));

test('BTH-1 in portrait a tray stands together under its head, and a lone glass in the middle of it', async () => {
  await page.viewport(820, 1180);
  const whole = tray();
  const given = { ...whole, glasses: whole.glasses.slice(0, 1) };
  const glasses = trayGlasses(given, new Map(), IOC_VO);
  const [next] = glasses;
  if (next === undefined) throw new Error('no glass');
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <div style={{ height: '1000px' }}>
        <TrayView booth={{ tray: given, glasses, step: { kind: 'confirm', next } }}>
          <p>What is asked next</p>
        </TrayView>
      </div>
    </I18nProvider>,
  );
  const box = (part: Element) => part.getBoundingClientRect();
  const lede = box(screen.getByText(/Taste from left to right/).element());
  const shelf = box(screen.getByRole('list').element());
  const asked = box(screen.getByText('What is asked next').element());
  expect(shelf.top - lede.bottom).toBeLessThan(48);
  expect(asked.top - shelf.bottom).toBeLessThan(48);
  const glass = box(screen.getByRole('listitem').element());
  const middle = (of: DOMRect) => of.left + of.width / 2;
  expect(middle(glass)).toBeCloseTo(middle(shelf), 0);
});

test('BTH-1 the glasses behind the next one wait for a rest only where the plan has one', async () => {
  const said = async (restSeconds: number) => {
    const given = { ...tray(), restSeconds };
    const blank = given.glasses.map(({ code: glass }) => [glass, sheet()] as const);
    const glasses = trayGlasses(given, new Map(blank), IOC_VO);
    const [next] = glasses;
    if (next === undefined) throw new Error('no glass');
    const screen = await render(
      <I18nProvider i18n={i18n}>
        <TrayView booth={{ tray: given, glasses, step: { kind: 'confirm', next } }}>
          <p>What is asked next</p>
        </TrayView>
      </I18nProvider>,
    );
    const text = screen.getByRole('listitem').nth(1).element().textContent;
    await screen.unmount();
    return text;
  };
  expect(await said(900)).toContain('After a rest');
  expect(await said(0)).toContain('After the glass before it');
});
