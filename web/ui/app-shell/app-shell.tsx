import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { media } from '../../theme/breakpoints.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useMedia } from '../media/use-media.ts';
import * as styles from './app-shell.css.ts';
import type { Crumb } from './breadcrumb.tsx';
import { Drawer } from './drawer.tsx';
import { HeaderBar } from './header-bar.tsx';
import type { NavGroup } from './nav-group.ts';
import { ShellContext } from './shell-context.ts';

type AppShellProps = {
  readonly brand: string;
  readonly homeHref: string;
  readonly groups: readonly NavGroup[];
  /** Path of the shown page. The drawer marks its item as the current page. */
  readonly path: string;
  readonly panelName: string;
  readonly crumbs?: readonly Crumb[] | undefined;
  /** Right end of the header: presence, connection, language, theme, account. */
  readonly end: ReactNode;
  readonly labels: {
    readonly navigation: string;
    readonly fold: string;
    readonly unfold: string;
    readonly open: string;
    readonly close: string;
    /** Name of the skip link. */
    readonly skip: string;
  };
  /** Shows the icon rail instead of the drawer, from 1024 px. */
  readonly folded?: boolean | undefined;
  readonly onFoldedChange?: ((folded: boolean) => void) | undefined;
  readonly children: ReactNode;
};

/**
 * Page layout of the desk: navigation drawer, header bar, skip link and main landmark.
 *
 * Under 600 px the drawer opens over the page and is a focus trap.
 */
export function AppShell(props: AppShellProps) {
  const { brand, homeHref, groups, path, labels, onFoldedChange } = props;
  const isDesk = useMedia(media.desk);
  const hasSide = useMedia(media.tablet);
  const [ownFolded, setOwnFolded] = useState(false);
  const [isOver, setOver] = useState(false);
  const folded = props.folded ?? ownFolded;
  const isRail = !isDesk || folded;

  function fold(next: boolean): void {
    setOwnFolded(next);
    onFoldedChange?.(next);
  }

  const drawer = { brand, homeHref, groups, path, label: labels.navigation };
  const foot = isDesk
    ? { label: folded ? labels.unfold : labels.fold, onPress: () => fold(!folded) }
    : { label: labels.open, onPress: () => setOver(true) };
  return (
    <div className={styles.shell} data-folded={folded ? '' : undefined}>
      <a className={styles.skip} href="#main">
        {labels.skip}
      </a>
      {hasSide && (
        <div className={styles.side}>
          <Drawer {...drawer} foot={foot} isRail={isRail} onGo={() => {}} />
        </div>
      )}
      <HeaderBar
        crumbs={props.crumbs ?? []}
        end={props.end}
        menu={hasSide ? null : { label: labels.open, onPress: () => setOver(true) }}
        panelName={props.panelName}
      />
      {/* Target of the skip link. */}
      <main className={styles.main} id="main" tabIndex={-1}>
        <ShellContext value>{props.children}</ShellContext>
      </main>
      <ModalOverlay
        className={styles.scrim}
        isDismissable
        isOpen={isOver && !isDesk}
        onOpenChange={setOver}
      >
        <Modal className={styles.over}>
          <Dialog aria-label={labels.navigation} className={styles.dialog}>
            <Drawer {...drawer} foot={null} isRail={false} onGo={() => setOver(false)} />
            <div className={styles.closeOver}>
              <IconButton
                icon={X}
                label={labels.close}
                onPress={() => setOver(false)}
                size="dense"
              />
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </div>
  );
}
