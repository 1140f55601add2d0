import { type ReactNode, useLayoutEffect } from 'react';
import { useScreen } from '../input-guard/input-guard.tsx';
import * as styles from './booth-shell.css.ts';
import { type NotesFold, NotesRoom } from './notes-room.tsx';

type BoothShellProps = {
  readonly header: ReactNode;
  readonly footer?: ReactNode;
  /** Inline messages above the foot. They cause no layout shift under a finger. */
  readonly notes?: ReactNode;
  /** Folds the messages after reading, where they cover the work. */
  readonly fold?: NotesFold | undefined;
  readonly children: ReactNode;
  /** Alignment of the page in its area; `start` by default. */
  readonly align?: keyof typeof styles.main | undefined;
};

/**
 * Page layout of the booth: fixed header and footer, and a scrolling page between them. On a phone
 * everything scrolls together. It has no navigation drawer.
 */
export function BoothShell(props: BoothShellProps) {
  const { header, footer, notes, fold, children, align = 'start' } = props;
  useScreen();
  // The window may still be scrolled from the page before.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className={styles.shell}>
      <header className={styles.head}>{header}</header>
      <main className={styles.main[align]} tabIndex={-1}>
        {children}
      </main>
      {notes !== undefined && <NotesRoom fold={fold}>{notes}</NotesRoom>}
      {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
    </div>
  );
}
