import { ChevronRight, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './app-shell.css.ts';

/** A step of the way to a page; the last one is the page itself. */
export type Crumb = { readonly label: string; readonly href?: string | undefined };

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
      <span className={styles.panel}>{panelName}</span>
      {crumbs.length > 0 && (
        <ol className={styles.crumbs}>
          {crumbs.map(({ label, href }, at) => (
            <li className={styles.crumb} key={`${href ?? ''} ${label}`}>
              <Icon of={ChevronRight} size={12} />
              {href === undefined ? (
                <span
                  className={styles.crumbText}
                  {...(at === crumbs.length - 1 ? { 'aria-current': 'page' } : {})}
                >
                  {label}
                </span>
              ) : (
                <Link className={styles.crumbText} href={href}>
                  {label}
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.end}>{end}</div>
    </header>
  );
}
