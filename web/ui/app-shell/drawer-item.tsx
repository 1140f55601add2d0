import { Link } from 'react-aria-components';
import { defined } from '../defined.ts';
import { Icon } from '../icon/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import * as styles from './drawer.css.ts';
import { isAt } from './is-at.ts';
import type { NavItem } from './nav-group.ts';

type DrawerItemProps = {
  readonly item: NavItem;
  readonly path: string;
  readonly isRail: boolean;
  readonly onGo: () => void;
};

/** Navigation item of the drawer, with its subpages while it is current. */
export function DrawerItem({ item, path, isRail, onGo }: DrawerItemProps) {
  const isCurrent = item.isCurrent ?? isAt(path, item.href);
  const pages = isCurrent && !isRail ? (item.children ?? []) : [];
  const here = nearest(pages, path);
  const link = (
    <Link
      className={styles.item}
      href={item.href}
      onPress={onGo}
      {...defined({
        'aria-current': isCurrent ? (here === undefined ? 'page' : 'true') : undefined,
      })}
      {...(isCurrent ? { 'data-at': '' } : {})}
    >
      <Icon of={item.icon} size={18} />
      <span className={isRail ? styles.unseen : undefined}>{item.label}</span>
      {item.count !== undefined && (
        <span className={isRail ? styles.unseen : styles.count}> {item.count}</span>
      )}
    </Link>
  );
  return (
    <li>
      {isRail ? (
        <Tooltip placement="end" text={item.label}>
          {link}
        </Tooltip>
      ) : (
        link
      )}
      {pages.length > 0 && (
        <ul className={styles.list}>
          {pages.map(({ id, label, href }) => {
            const isHere = id === here?.id;
            return (
              <li key={id}>
                <Link
                  className={styles.below}
                  href={href}
                  onPress={onGo}
                  {...(isHere ? { 'aria-current': 'page', 'data-at': '' } : {})}
                >
                  {label}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

type Below = NonNullable<NavItem['children']>[number];

/**
 * Current page among the subpages: the one with the longest matching address, as one may be nested
 * in another.
 */
const nearest = (pages: readonly Below[], path: string): Below | undefined =>
  pages
    .filter(({ href }) => isAt(path, href))
    .toSorted((left, right) => right.href.length - left.href.length)[0];
