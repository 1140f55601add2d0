import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './app-shell.css.ts';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';

type HeaderBarProps = {
  readonly panelName: string;
  readonly crumbs: readonly Crumb[];
  /** Button that opens the drawer, where no drawer or rail is shown. */
  readonly menu: { readonly label: string; readonly onPress: () => void } | null;
  readonly end: ReactNode;
};

/** Header bar of every desk page: panel name, breadcrumb, and the person's controls. */
export function HeaderBar({ panelName, crumbs, menu, end }: HeaderBarProps) {
  return (
    <header className={styles.bar}>
      {menu !== null && <IconButton icon={Menu} label={menu.label} onPress={menu.onPress} />}
      <Breadcrumb crumbs={crumbs} panelName={panelName} />
      <div className={styles.end}>{end}</div>
    </header>
  );
}
