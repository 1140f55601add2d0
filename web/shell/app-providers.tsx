import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { regionOf } from '../i18n/choose-locale.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { ZoneContext } from '../i18n/zone-context.ts';
import { meQuery } from '../parts/http/queries.ts';
import { ReauthenticationHost } from '../parts/reauthentication/reauthentication-host.tsx';
import { ToastProvider } from '../ui/toast/toast-provider.tsx';

/**
 * The providers (React contexts) around every screen: the locale of fields and dates, the panel’s
 * time zone, links that navigate without a reload, and notifications.
 */
export function AppProviders({
  navigate,
  children,
}: {
  readonly navigate: (href: string) => void;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  const { locale } = useLocale();
  // Reads the signed-in account from the cache only: a request here would be sent by every page.
  const me = useQuery({ ...meQuery(), enabled: false });
  return (
    <ZoneContext value={me.data?.panel.timeZone ?? null}>
      <I18nProvider locale={regionOf(locale)}>
        <RouterProvider navigate={navigate}>
          <ToastProvider label={t`Notifications`} dismissLabel={t`Dismiss`}>
            {children}
            <ReauthenticationHost />
          </ToastProvider>
        </RouterProvider>
      </I18nProvider>
    </ZoneContext>
  );
}
