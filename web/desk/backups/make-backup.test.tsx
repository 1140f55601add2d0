import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { type BackupFrame, writeFrame } from '../../../domain/backups/backup-frames.ts';
import { loadCatalog, loadDeskCatalog } from '../../i18n/load-catalog.ts';
import { stubFetch } from '../../parts/http/testing/stub-fetch.ts';
import { MakeBackup } from './make-backup.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const FRAMES: readonly BackupFrame[] = [
  { kind: 'piece', bytes: new TextEncoder().encode('PK') },
  { kind: 'end', length: 2 },
];

async function show(isPartial = false): Promise<void> {
  const messages = { en: { ...(await loadCatalog('en')), ...(await loadDeskCatalog('en')) } };
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages })}>
      <QueryClientProvider client={new QueryClient()}>
        <MakeBackup isPartial={isPartial} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

test('FIL-7 BAK-21 a backup that the browser lets nobody save stays on the page, says so and is saved when it may', async () => {
  stubFetch(() => new Response(Uint8Array.from(FRAMES.flatMap((one) => [...writeFrame(one)]))));
  const denied = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new DOMException('not here', 'NotAllowedError');
  });
  await show();
  await page.getByRole('button', { name: 'Make the backup' }).click();
  await expect.element(page.getByText(/The browser denies the file download/)).toBeVisible();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Make the backup' })).toBeEnabled();
  denied.mockRestore();
  await page.getByRole('button', { name: 'Save as a file' }).click();
  await expect.element(page.getByText('The backup is made')).toBeVisible();
});

test('BAK-55 an assistant’s backup is called partial, in its name and when it is made', async () => {
  stubFetch(() => new Response(Uint8Array.from(FRAMES.flatMap((one) => [...writeFrame(one)]))));
  await show(true);
  await page.getByRole('button', { name: 'Make the backup' }).click();
  const told = page.getByText(/^verdial-.*-partial\.zip is partial, not restorable\./);
  await expect.element(told).toBeVisible();
});

test('BAK-23 a backup that is asked for while the server still ends the one that was cancelled here is made', async () => {
  const asked: (() => void)[] = [];
  const underWay = () => Response.json({ code: 'backup-under-way' }, { status: 409 });
  const answers = [
    () => new Promise<Response>((_, reject) => asked.push(() => reject(new Error('gone')))),
    underWay,
    underWay,
    () => new Response(Uint8Array.from(FRAMES.flatMap((one) => [...writeFrame(one)]))),
  ];
  stubFetch(() => answers.shift()?.() ?? underWay());
  await show();
  const make = page.getByRole('button', { name: 'Make the backup' });
  await make.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  asked[0]?.();
  await expect.element(make).toBeEnabled();
  await make.click();
  await expect.element(page.getByText('The backup is made')).toBeVisible();
});

test('BAK-23 where somebody else makes one it is said at once', async () => {
  stubFetch(() => Response.json({ code: 'backup-under-way' }, { status: 409 }));
  await show();
  await page.getByRole('button', { name: 'Make the backup' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
});

test('BAK-20 BAK-62 a period that was mended is right at once, and what was wrong with it neither widened a field nor pushed the button', async () => {
  await page.viewport(1280, 800);
  await show();
  const make = page.getByRole('button', { name: 'Make the backup' });
  const year = page.getByRole('group', { name: 'From' }).getByRole('spinbutton', { name: /year/ });
  const places = () =>
    [...page.getByRole('group').elements(), make.element()].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left, top, width, height];
    });
  const before = places();
  // The button is on the same line as the fields.
  expect(new Set(before.map(([, top]) => top)).size).toBe(1);
  expect(new Set(before.map(([, , , height]) => height)).size).toBe(1);
  await year.click();
  await userEvent.keyboard('{ArrowDown}');
  const wrong = page.getByText('The period may not exceed 365 days');
  await expect.element(make).toBeDisabled();
  await expect.element(wrong).not.toBeInTheDocument();
  // The tab order goes over the button of the calendar first.
  for (const _ of [1, 2]) await userEvent.tab();
  await expect.element(wrong).toBeVisible();
  expect(places()).toEqual(before);
  await year.click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(make).toBeEnabled();
  await expect.element(wrong).not.toBeInTheDocument();
});
