import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

/**
 * Locale provider for a test, to check the order of dates and the notation of numbers in a
 * language.
 */
export function InLocale({
  locale,
  children,
}: {
  readonly locale: string;
  readonly children: ReactNode;
}) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
