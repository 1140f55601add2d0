import { Trans } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { useMe } from '../parts/http/use-me.ts';
import { SessionEndingNote } from '../parts/keep-alive/session-ending-note.tsx';
import { address } from '../parts/page/address.ts';
import { CrumbProvider } from '../parts/page/crumbs.tsx';
import { LanguageMenu } from '../parts/page/language-menu.tsx';
import { ZoneNote } from '../parts/page/zone-note.tsx';
import { BoothShell } from '../ui/booth-shell/booth-shell.tsx';
import { BrandMark } from '../ui/brand-mark/brand-mark.tsx';
import { Inline } from '../ui/layout/inline.tsx';
import { Spacer } from '../ui/layout/spacer.tsx';
import { Link } from '../ui/link/link.tsx';
import { ConnectionMark } from './connection-mark.tsx';
import { DeskShell } from './desk-shell.tsx';
import { ThemeButton } from './theme-button.tsx';
import { UserMenu } from './user-menu.tsx';

/**
 * The page frame of a person's own pages: the desk's frame with its drawer, or for tasters a header
 * with a back link.
 */
export function SharedShell() {
  const me = useMe();
  if (me.role !== 'catadores') return <DeskShell />;
  return (
    <CrumbProvider>
      <BoothShell
        align="start"
        header={
          <>
            <BrandMark word="Verdial" />
            <Link href={address('/intra/evaluations')}>
              <Trans>My evaluations</Trans>
            </Link>
            <Spacer />
            {/* In the row: a direct child of the header takes a line of its own in portrait. */}
            <Inline>
              <ConnectionMark isBrief={false} />
            </Inline>
            <LanguageMenu short />
            <ThemeButton />
            <UserMenu />
          </>
        }
      >
        <SessionEndingNote place="booth" />
        <ZoneNote place="booth" />
        <Outlet />
      </BoothShell>
    </CrumbProvider>
  );
}
