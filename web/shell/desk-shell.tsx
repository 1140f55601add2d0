import { useLingui } from '@lingui/react/macro';
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useState } from 'react';
import { useMe } from '../parts/http/use-me.ts';
import { SessionEndingNote } from '../parts/keep-alive/session-ending-note.tsx';
import { address } from '../parts/page/address.ts';
import { CrumbProvider, useCrumbList, usePeopleList } from '../parts/page/crumbs.tsx';
import { LanguageMenu } from '../parts/page/language-menu.tsx';
import { UpdateNote } from '../parts/page/update-note.tsx';
import { ZoneNote } from '../parts/page/zone-note.tsx';
import { media } from '../theme/breakpoints.ts';
import { AppShell } from '../ui/app-shell/app-shell.tsx';
import { useMedia } from '../ui/media/use-media.ts';
import { restoreFocus } from '../ui/page/restore-focus.ts';
import { Presence } from '../ui/presence/presence.tsx';
import { ConnectionMark } from './connection-mark.tsx';
import { ThemeButton } from './theme-button.tsx';
import { useNavigation } from './use-navigation.ts';
import { UserMenu } from './user-menu.tsx';

const DRAWER_KEY = 'leftDrawerOpen';

/**
 * The page frame of leaders and assistants: navigation drawer, panel name, presence, connection,
 * language, theme and account menu.
 */
export function DeskShell() {
  return (
    <CrumbProvider>
      <Shell />
    </CrumbProvider>
  );
}

function Shell() {
  const { t } = useLingui();
  useEffect(() => restoreFocus(), []);
  const me = useMe();
  const path = useLocation({ select: (location) => location.pathname });
  const groups = useNavigation(path);
  const crumbs = useCrumbList();
  const isWall = useMedia(media.wall);
  const isWide = useIsWidePage() && !isWall;
  const [isRailOpen, setRailOpen] = useState(false);
  // Renders the frame first and the screen in a deferred render: neither alone blocks the page
  // noticeably.
  const isFramed = useDeferredValue(true, false);
  // Until the person has chosen: the narrow rail between 1024 and 1440 px, the full drawer from
  // 1440 px.
  const isNarrow = useMedia(media.belowWide);
  const [kept, setKept] = useState(() => localStorage.getItem(DRAWER_KEY));
  const folded = kept === null ? isNarrow : kept === 'false';
  return (
    <AppShell
      brand="Verdial"
      homeHref={address('/intra')}
      groups={groups}
      path={path}
      panelName={me.panel.name}
      crumbs={crumbs}
      folded={isWide ? !isRailOpen : folded}
      onFoldedChange={(now) => {
        if (isWide) return setRailOpen(!now);
        localStorage.setItem(DRAWER_KEY, String(!now));
        setKept(String(!now));
      }}
      labels={{
        navigation: t`Navigation`,
        fold: t`Collapse the menu`,
        unfold: t`Expand the menu`,
        open: t`Open the menu`,
        close: t`Close the menu`,
        skip: t`Skip to the content`,
      }}
      end={
        <>
          <PresenceMark />
          <ConnectionMark />
          <LanguageMenu short />
          <ThemeButton />
          <UserMenu />
        </>
      }
    >
      <UpdateNote />
      <SessionEndingNote />
      <ZoneNote />
      {isFramed && <Outlet />}
    </AppShell>
  );
}

/** React hook: whether the route says that its page needs the space of the navigation drawer. */
const useIsWidePage = (): boolean =>
  useMatches({
    select: (matches) =>
      matches.some(({ staticData, params }) => staticData.isWide?.(params) === true),
  });

/** Presence in the header: the other people in the document that this page shows. */
function PresenceMark() {
  const { t } = useLingui();
  const people = usePeopleList();
  if (people.length === 0) return null;
  const names = people.map((person) => person.name).join(', ');
  return <Presence people={[...people]} label={t`Also here: ${names}`} />;
}
