import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

/** What a test shows, in a language that orders dates and writes numbers in its own way. */
export function InLocale({
  locale,
  children,
}: {
  readonly locale: string;
  readonly children: ReactNode;
}) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
