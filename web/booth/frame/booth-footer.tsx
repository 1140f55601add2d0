import type { ReactNode } from 'react';
import { Spacer } from '../../ui/layout/spacer.tsx';
import { BoothConnection } from './booth-connection.tsx';
import { BoothLanguage } from './booth-language.tsx';
import { FullScreen } from './full-screen.tsx';
import { HomeLink } from './home-link.tsx';

/**
 * The footer of a booth page other than a sheet: link to the taster's evaluations (except on that
 * page), language, full screen and connection status.
 */
export function BoothFooter({
  isHome = false,
  more,
}: {
  readonly isHome?: boolean;
  /** Further links, after the link home. */
  readonly more?: ReactNode;
}) {
  return (
    <>
      {!isHome && <HomeLink />}
      {more}
      <BoothLanguage />
      <FullScreen />
      <Spacer />
      <BoothConnection />
    </>
  );
}
