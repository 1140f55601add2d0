import {
  LayoutGrid,
  List,
  MessageSquareText,
  MousePointerClick,
  SunMoon,
  TextCursorInput,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { chooseTheme, shownTheme } from '../../theme/theme-choice.ts';
import { AppShell } from '../app-shell/app-shell.tsx';
import type { NavGroup } from '../app-shell/nav-group.ts';
import { Connection } from '../connection/connection.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

const GROUPS: readonly NavGroup[] = [
  {
    id: 'desk',
    label: 'Desk',
    items: [
      {
        id: 'parts',
        label: 'Parts',
        href: '/ui',
        icon: LayoutGrid,
        isCurrent: true,
        children: [
          { id: 'choices', label: 'Choices', href: '/ui#choices' },
          { id: 'page', label: 'Pages', href: '/ui#page' },
        ],
      },
      {
        id: 'buttons',
        label: 'Acting',
        href: '/ui#buttons',
        icon: MousePointerClick,
        isCurrent: false,
      },
      {
        id: 'fields',
        label: 'Fields',
        href: '/ui#fields',
        icon: TextCursorInput,
        isCurrent: false,
      },
      { id: 'lists', label: 'Lists', href: '/ui#lists', icon: List, isCurrent: false, count: '4' },
      {
        id: 'messages',
        label: 'Messages',
        href: '/ui#messages',
        icon: MessageSquareText,
        isCurrent: false,
      },
    ],
  },
];

/** App shell of the desk around the component catalogue, itself one of the components shown. */
export function GalleryShell({ children }: { readonly children: ReactNode }) {
  const [folded, setFolded] = useState(true);
  return (
    <AppShell
      brand="Verdial"
      crumbs={[{ label: 'Parts', href: '/ui' }, { label: 'All' }]}
      end={
        <>
          <Connection state="connected">Connected</Connection>
          <IconButton
            icon={SunMoon}
            label="Light or dark"
            onPress={() => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark')}
          />
        </>
      }
      folded={folded}
      groups={GROUPS}
      homeHref="/"
      labels={{
        navigation: 'Navigation',
        fold: 'Collapse the menu',
        unfold: 'Expand the menu',
        open: 'Open the menu',
        close: 'Close the menu',
        skip: 'Skip to the content',
      }}
      onFoldedChange={setFolded}
      panelName="Panel de la Sierra"
      path="/ui"
    >
      {children}
    </AppShell>
  );
}
