import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Doc } from 'yjs';
import '../../theme/theme.ts';
import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import type { TrayValue } from '../../../domain/documents/tray.document.ts';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { isLocale, LOCALES } from '../../../domain/words/locale.ts';
import { loadCatalog } from '../../i18n/load-catalog.ts';
import { BoothShell } from '../../ui/booth-shell/booth-shell.tsx';
import type { Call } from '../calls/use-call.ts';
import { code, sheet, tray } from '../tray-state/booth.fixture.ts';
import { trayGlasses } from '../tray-state/glass-state.ts';
import { SheetHeader } from './sheet-header.tsx';

const CALL: Call = {
  isSending: false,
  asked: null,
  notSent: null,
  resumedAt: null,
  send: () => {},
  takeBack: () => {},
};

/**
 * The header of a sheet before the first mark, in one state of the call, the device and the save
 * status.
 */
function Head(props: {
  readonly call: Pick<Call, 'isSending'>;
  readonly lit: TrayValue['call'];
  readonly sheet: Partial<EvaluationValue>;
  readonly isStored: boolean;
  readonly onDevice?: boolean;
  readonly connection?: 'offline' | 'connecting';
}) {
  const { value } = sheet(props.sheet);
  if (value === null) throw new Error('no sheet');
  const given = tray({ call: props.lit });
  const [glass] = trayGlasses(given, new Map([[code('417'), sheet()]]), IOC_VO);
  if (glass === undefined) throw new Error('no glass');
  const booth = { tray: given, definition: IOC_VO, glasses: Array(12).fill(glass) };
  const { isStored, onDevice = true } = props;
  const status = { ready: true, onDevice, received: isStored, stored: isStored };
  return (
    <BoothShell
      header={
        <SheetHeader
          isTitle
          booth={booth}
          glass={glass}
          sheet={{ doc: new Doc(), value, status: { ...STATUS, ...status } }}
          call={{ ...CALL, ...props.call }}
          connection={
            props.connection === undefined
              ? { state: 'connected' }
              : { state: props.connection, since: AT }
          }
        />
      }
    >
      {null}
    </BoothShell>
  );
}

const AT = new Date(2026, 10, 20, 22, 48).getTime();

const STATUS = {
  storedAt: null,
  unstored: null,
  met: true,
  synced: true,
  scope: 'read-write',
  refused: null,
} as const;

afterEach(() => page.viewport(1280, 800));

const LIT = { at: '2026-11-20T10:00:00.000Z', reason: 'help' } as const;

test.each(Object.keys(LOCALES).filter(isLocale))(
  'BTH-17 the head of a sheet is as high whatever is called, typed and stored, with and without a network, at every width, in %s',
  async (locale) => {
    const i18n = setupI18n({ locale, messages: { [locale]: await loadCatalog(locale) } });
    const states = [
      { call: { isSending: false }, lit: null, sheet: {}, isStored: false },
      { call: { isSending: true }, lit: null, sheet: {}, isStored: true },
      {
        call: { isSending: false },
        lit: null,
        sheet: {},
        isStored: false,
        connection: 'offline' as const,
      },
      { call: { isSending: false }, lit: LIT, sheet: { heatingDevice: '6' }, isStored: true },
      { call: { isSending: false }, lit: null, sheet: { heatingDevice: '12' }, isStored: true },
    ];
    // All states at once, cut to the window, so that no scroll bar takes of its width.
    const screen = await render(
      <I18nProvider i18n={i18n}>
        <div style={{ position: 'fixed', inset: 0, overflow: 'hidden' }}>
          {states.map((state) => (
            <Head key={JSON.stringify(state)} {...state} />
          ))}
        </div>
      </I18nProvider>,
    );
    const heads = screen.getByRole('banner').elements();
    expect(heads).toHaveLength(states.length);
    const moved: string[] = [];
    for (let width = 320; width <= 1460; width += 20) {
      await page.viewport(width, 800);
      await document.fonts.ready;
      const boxes = heads.map((head) => head.getBoundingClientRect());
      expect(boxes.map((box) => box.width)).toEqual(boxes.map(() => width));
      const heights = boxes.map((box) => box.height);
      if (new Set(heights).size > 1) moved.push(`${width}: ${heights.join(', ')}`);
    }
    expect(moved).toEqual([]);
  },
);

test('BTH-47 a sheet says that it is without a network and since when, beside that its marks are on this device', async () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const head = (connection?: 'offline' | 'connecting') => (
    <I18nProvider i18n={i18n}>
      <Head
        call={{ isSending: false }}
        lit={null}
        sheet={{}}
        isStored={false}
        {...(connection === undefined ? {} : { connection })}
      />
    </I18nProvider>
  );
  const screen = await render(head('offline'));
  await expect.element(screen.getByText('Offline since 10:48 PM')).toBeVisible();
  await expect.element(screen.getByText('On this device')).toBeVisible();
  await expect.element(screen.getByText('Stored')).not.toBeVisible();
  await screen.rerender(head());
  await expect.element(screen.getByText(/^Offline since/)).not.toBeVisible();
  for (const words of ['Reconnecting, nothing is lost', 'Reconnecting'])
    await expect.element(screen.getByText(words, { exact: true })).not.toBeVisible();
  await expect.element(screen.getByText('Stored')).toBeVisible();
  await screen.rerender(head('connecting'));
  await expect
    .element(screen.getByText('Reconnecting, nothing is lost'), { timeout: 10_000 })
    .toBeVisible();
});

test('BTH-55 a sheet whose marks stand on this screen only does not say that nothing is lost', async () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const head = (onDevice: boolean) => (
    <I18nProvider i18n={i18n}>
      <Head
        call={{ isSending: false }}
        lit={null}
        sheet={{}}
        isStored={false}
        onDevice={onDevice}
        connection="connecting"
      />
    </I18nProvider>
  );
  const screen = await render(head(true));
  const nothingLost = screen.getByText('Reconnecting, nothing is lost');
  await expect.element(nothingLost, { timeout: 10_000 }).toBeVisible();
  await screen.rerender(head(false));
  await expect
    .element(screen.getByText('Reconnecting', { exact: true }), { timeout: 10_000 })
    .toBeVisible();
  await expect.element(nothingLost).not.toBeVisible();
});
