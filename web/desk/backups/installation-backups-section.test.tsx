import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { InstallationBackups } from '../../../domain/backups/installation-backups.ts';
import type { Locale } from '../../../domain/words/locale.ts';
import { loadDeskCatalog } from '../../i18n/load-catalog.ts';
import { InstallationBackupsFacts } from './installation-backups-section.tsx';

const NOW = Date.parse('2026-11-28T08:00:00Z');
const SOME: InstallationBackups = {
  schedule: { everyHours: 24, keep: 14 },
  made: { at: '2026-11-28T03:00:00Z', bytes: 48_200_000 },
  verified: { at: '2026-11-25T07:00:00Z', made: '2026-11-25T03:00:00Z' },
  restored: null,
  failed: null,
};

async function shown(change: Partial<InstallationBackups> = {}, locale: Locale = 'en') {
  const messages = { [locale]: await loadDeskCatalog(locale) };
  return render(
    <I18nProvider i18n={setupI18n({ locale, messages })}>
      <InstallationBackupsFacts backups={{ ...SOME, ...change }} now={NOW} />
    </I18nProvider>,
  );
}

test('BAK-49 the age of the last backup, when one was verified and restored, and what is done unasked are told in words', async () => {
  await shown();
  await expect.element(page.getByText(/^5 hours ago: 11\/28\/2026 .*48.2\u00a0MB$/)).toBeVisible();
  await expect.element(page.getByText(/^3 days ago: the backup of 11\/25\/2026/)).toBeVisible();
  await expect.element(page.getByText('never', { exact: true })).toBeVisible();
  await expect.element(page.getByText('every 24 hours, the last 14 are kept')).toBeVisible();
  await expect.element(page.getByText('The last backup is too old')).not.toBeInTheDocument();
});

test('BAK-49 BAK-79 of an installation with other panels it is not told how much they all hold', async () => {
  await shown({ made: { at: '2026-11-28T03:00:00Z', bytes: null } });
  await expect.element(page.getByText(/^5 hours ago: 11\/28\/2026 [^,]*$/)).toBeVisible();
});

test('BAK-49 BAK-73 a failure and a backup that is older than it should be are told, each with what to do', async () => {
  const screen = await shown({ failed: { at: '2026-11-28T07:50:00Z' } });
  await expect.element(page.getByText('The last backup failed')).toBeVisible();
  await expect.element(page.getByText(/Tell the server’s administrator: the log/)).toBeVisible();
  await screen.unmount();
  await shown({ made: { at: '2026-11-26T07:00:00Z', bytes: 1 } });
  await expect.element(page.getByText('The last backup is too old')).toBeVisible();
});

test('BAK-49 an installation that makes none unasked and has none says so', async () => {
  await shown({ schedule: null, made: null, verified: null });
  await expect.element(page.getByText('none yet')).toBeVisible();
  await expect.element(page.getByText(/^none: made by hand/)).toBeVisible();
});

test.each([
  ['es', 'Última copia de seguridad', 'cada 24 horas, se conservan las últimas 14'],
  ['fr', 'Dernière sauvegarde', 'toutes les 24 heures, les 14 dernières sont conservées'],
  ['it', 'Ultima copia di sicurezza', 'ogni 24 ore, si conservano le ultime 14'],
] as const)('BAK-49 it is told in %s', async (locale, ...words) => {
  await shown({}, locale);
  for (const said of words) await expect.element(page.getByText(said)).toBeVisible();
});
