import type { ReactNode } from 'react';
import { Spacer } from '../../ui/layout/spacer.tsx';
import { BoothConnection } from './booth-connection.tsx';
import { BoothLanguage } from './booth-language.tsx';
import { FullScreen } from './full-screen.tsx';
import { HomeLink } from './home-link.tsx';

/**
 * The foot of a booth page that is no sheet: back to one's evaluations unless it is that page, the language, the full
 * screen, and the way to the server.
 */
export function BoothFooter({
  isHome = false,
  more,
}: {
  readonly isHome?: boolean;
  /** Further ways, after the way home. */
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
