import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { setupQuery } from '../../parts/http/queries.ts';
import { LanguageMenu } from '../../parts/page/language-menu.tsx';
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx';
import { Connection } from '../../ui/connection/connection.tsx';
import { restoreFocus } from '../../ui/page/restore-focus.ts';
import { GlassDial } from '../glass-dial/glass-dial.tsx';
import * as css from './entrance-layout.css.ts';

/**
 * The layout of the pages for sign-in, password reset, set-up and verification: a form next to a
 * drawing of the glass.
 */
export function EntranceLayout({
  children,
  isWide,
}: {
  readonly children: ReactNode;
  readonly isWide?: boolean;
}) {
  const setup = useQuery(setupQuery());
  useEffect(() => restoreFocus(), []);
  return (
    <div className={css.page}>
      <div className={css.column}>
        <header>
          <BrandMark word="Verdial" />
        </header>
        <main className={isWide === true ? `${css.middle} ${css.wide}` : css.middle}>
          {children}
        </main>
        <footer className={css.foot}>
          <LanguageMenu />
          {setup.isSuccess && (
            <Connection state="connected">
              <Trans>Server reached</Trans>
            </Connection>
          )}
          {setup.isError && (
            <Connection state="offline">
              <Trans>Server not reached</Trans>
            </Connection>
          )}
        </footer>
      </div>
      <div className={css.picture} aria-hidden="true">
        <div className={css.glass}>
          <GlassDial />
        </div>
      </div>
    </div>
  );
}
