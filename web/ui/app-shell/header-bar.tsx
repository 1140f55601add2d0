import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './app-shell.css.ts';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';

type HeaderBarProps = {
  readonly panelName: string;
  readonly crumbs: readonly Crumb[];
  /** The button that opens the drawer, where there is none beside the page. */
  readonly menu: { readonly label: string; readonly onPress: () => void } | null;
  readonly end: ReactNode;
};

/** The bar over every page of the desk: panel, the way here, and what concerns the person. */
export function HeaderBar({ panelName, crumbs, menu, end }: HeaderBarProps) {
  return (
    <header className={styles.bar}>
      {menu !== null && <IconButton icon={Menu} label={menu.label} onPress={menu.onPress} />}
      <Breadcrumb crumbs={crumbs} panelName={panelName} />
      <div className={styles.end}>{end}</div>
    </header>
  );
}
