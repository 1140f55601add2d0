import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createEvaluation, setMark } from '../../domain/documents/evaluation.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import { BoothConnection } from '../booth/frame/booth-connection.tsx';
import { deviceStorageOf } from '../live/device/testing/device-storage.ts';
import { browserEnvironment } from '../live/pool/pool-environment.ts';
import { schedule } from '../live/pool/schedule.ts';
import { createSyncPool } from '../live/pool/sync-pool.ts';
import { SyncPoolProvider } from '../live/pool/use-document.tsx';
import { ConnectionMark } from './connection-mark.tsx';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of ends.splice(0).reverse()) await end();
});

const ID = '00000000-0000-4000-8000-000000000001';
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('BTH-55 that nothing is lost is said only while nothing stands on this page alone, and again when it is kept', async () => {
  const account = crypto.randomUUID();
  const environment = browserEnvironment(account, deviceStorageOf(account).cipher);
  const url = 'ws://127.0.0.1:9';
  const pool = createSyncPool({ url, role: 'catadores', now: () => 7, schedule, environment });
  ends.push(() => pool.close());
  const name = `${ID}/evaluation/1.${ID}.111`;
  pool.hold(name);
  const handle = pool.handle(name);
  if (handle === null) throw new Error('the sheet is held');
  await vi.waitUntil(() => handle.isRead());
  createEvaluation(handle.doc, 'birth');
  await vi.waitUntil(() => handle.status().onDevice);
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <SyncPoolProvider pool={pool}>
        <ConnectionMark />
        <BoothConnection />
      </SyncPoolProvider>
    </I18nProvider>,
  );
  const nothingLost = screen.getByText('Reconnecting, nothing is lost');
  await vi.waitFor(() => expect(nothingLost.all()).toHaveLength(2));
  const refused = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  setMark(handle.doc, 'fusty', mm(50));
  await expect.element(screen.getByText('Reconnecting; keep this page open')).toBeVisible();
  await expect.element(screen.getByText('Reconnecting', { exact: true })).toBeVisible();
  expect(nothingLost.all()).toHaveLength(0);
  refused.mockRestore();
  setMark(handle.doc, 'musty', mm(50));
  await vi.waitFor(() => expect(nothingLost.all()).toHaveLength(2));
});
