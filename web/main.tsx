import './theme/theme.ts';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { isOfScreen, newerMeasure } from './booth/calibration/calibration-store.ts';
import { chooseLocale } from './i18n/choose-locale.ts';
import { LOCALE_KEY, speak } from './i18n/switch-locale.ts';
import { isOfflineEntry } from './live/device/offline/offline-entries.ts';
import { restoreDurable } from './parts/durable/durable-storage.ts';
import { onDone } from './parts/http/act-done.ts';
import { invalidateQueriesOf } from './parts/http/invalidate-queries.ts';
import { ME_KEY } from './parts/http/kept-me.ts';
import { PENDING_SIGN_OUT_KEY } from './parts/http/pending-sign-out.ts';
import { meQuery } from './parts/http/queries.ts';
import { AppProviders } from './shell/app-providers.tsx';
import { askBeforeClosing } from './shell/ask-before-closing.ts';
import { createQueryClient } from './shell/create-query-client.ts';
import { createAppRouter } from './shell/create-router.ts';
import { createLazyPools } from './shell/lazy-pools.ts';
import { createOfflineSignIn } from './shell/offline-sign-in.ts';
import { createPageUpdate } from './shell/page-update.ts';
import { reportCaught } from './shell/report-caught.ts';
import { applyThemeChoice, readThemeChoice } from './theme/theme-choice.ts';

/**
 * Whether a local storage entry is also kept in crash-safe storage: signed-in account, offline
 * sign-in keys, pending sign-out, screen calibration, device name (BTH-39).
 */
const isDurable = (key: string): boolean =>
  key === ME_KEY || key === PENDING_SIGN_OUT_KEY || isOfflineEntry(key) || isOfScreen(key);

/** Entry point: creates the parts of the application once and renders the page. */
async function start(): Promise<void> {
  applyThemeChoice(readThemeChoice());
  const i18n = setupI18n();
  await Promise.all([
    restoreDurable(isDurable, (key, here, kept) =>
      isOfScreen(key) ? newerMeasure(here, kept) : kept,
    ),
    speak(i18n, chooseLocale(localStorage.getItem(LOCALE_KEY), navigator.language)),
  ]);

  const queryClient = createQueryClient(() => {
    queryClient.removeQueries(meQuery());
    void router.invalidate();
  });
  onDone((act) => void invalidateQueriesOf(queryClient, act));
  const pools = createLazyPools(async () => {
    const { collabUrl, createAccountPools } = await import('./shell/account-pools.ts');
    return createAccountPools(collabUrl(location), () => Date.now());
  });
  const offline = createOfflineSignIn({
    pools,
    queryClient,
    now: () => Date.now(),
    onChange: () => void router.invalidate(),
  });
  const update = createPageUpdate({
    workers: import.meta.env.PROD ? navigator.serviceWorker : undefined,
    reload: () => location.reload(),
  });
  const router = createAppRouter({ queryClient, pools, offline, i18n, update });

  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no root');
  createRoot(root, { onCaughtError: reportCaught }).render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <AppProviders navigate={(href) => router.history.push(href)}>
          <RouterProvider router={router} />
        </AppProviders>
      </QueryClientProvider>
    </I18nProvider>,
  );
  update.start();
  askBeforeClosing(pools);
  offline.start();
}

void start();
