import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { regionOf } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { ProofAsker } from '../parts/proof/proof-asker.tsx';
import { ToastProvider } from '../ui/toast/toast-provider.tsx';

/** What every screen stands in: the locale of fields and dates, links that stay in the page, and notifications. */
export function Around({
  navigate,
  children,
}: {
  readonly navigate: (href: string) => void;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  const { locale } = useLocale();
  return (
    <I18nProvider locale={regionOf(locale)}>
      <RouterProvider navigate={navigate}>
        <ToastProvider label={t`Notifications`} dismissLabel={t`Dismiss`}>
          {children}
          <ProofAsker />
        </ToastProvider>
      </RouterProvider>
    </I18nProvider>
  );
}
