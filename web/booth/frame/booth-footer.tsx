import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { address } from '../../parts/page/address.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Spacer } from '../../ui/layout/spacer.tsx';
import { BoothConnection } from './booth-connection.tsx';
import { BoothLanguage } from './booth-language.tsx';
import { FullScreen } from './full-screen.tsx';

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
  const { t } = useLingui();
  return (
    <>
      {!isHome && (
        <LinkButton
          href={address('/intra/evaluations')}
          variant="plain"
          size="booth"
          icon={ArrowLeft}
        >
          {t`Your evaluations`}
        </LinkButton>
      )}
      {more}
      <BoothLanguage />
      <FullScreen />
      <Spacer />
      <BoothConnection />
    </>
  );
}
