import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import { Button, Link } from 'react-aria-components';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { Icon } from '../icon/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import * as styles from './drawer.css.ts';
import { DrawerItem } from './drawer-item.tsx';
import type { NavGroup } from './nav-group.ts';

type DrawerProps = {
  readonly brand: string;
  readonly homeHref: string;
  readonly groups: readonly NavGroup[];
  readonly path: string;
  readonly label: string;
  /** Shows icons only, 56 px wide. */
  readonly isRail: boolean;
  /** Button at the foot: folds, unfolds or opens the drawer. */
  readonly foot: { readonly label: string; readonly onPress: () => void } | null;
  /** Called after a page was chosen. */
  readonly onGo: () => void;
};

/** Navigation drawer: brand, groups of pages, and the fold button last. */
export function Drawer(props: DrawerProps) {
  const { brand, homeHref, groups, path, label, isRail, foot, onGo } = props;
  return (
    <nav aria-label={label} className={styles.drawer} data-rail={isRail ? '' : undefined}>
      <Link className={styles.brand} href={homeHref} onPress={onGo}>
        <BrandMark word={brand} />
      </Link>
      {groups.map((group) => (
        <Group group={group} isRail={isRail} key={group.id} onGo={onGo} path={path} />
      ))}
      {foot !== null && (
        <div className={styles.foot}>
          <Named isRail={isRail} text={foot.label}>
            <Button className={styles.item} onPress={foot.onPress}>
              <Icon of={isRail ? PanelLeftOpen : PanelLeftClose} size={18} />
              <span className={isRail ? styles.unseen : undefined}>{foot.label}</span>
            </Button>
          </Named>
        </div>
      )}
    </nav>
  );
}

function Group(props: {
  readonly group: NavGroup;
  readonly path: string;
  readonly isRail: boolean;
  readonly onGo: () => void;
}) {
  const { group, path, isRail, onGo } = props;
  const nameId = useId();
  return (
    <div className={styles.group}>
      <p className={isRail ? styles.unseen : styles.groupName} id={nameId}>
        {group.label}
      </p>
      <ul aria-labelledby={nameId} className={styles.list}>
        {group.items.map((item) => (
          <DrawerItem isRail={isRail} item={item} key={item.id} onGo={onGo} path={path} />
        ))}
      </ul>
    </div>
  );
}

function Named(props: {
  readonly isRail: boolean;
  readonly text: string;
  readonly children: ReactElement;
}) {
  if (!props.isRail) return props.children;
  return (
    <Tooltip placement="end" text={props.text}>
      {props.children}
    </Tooltip>
  );
}
