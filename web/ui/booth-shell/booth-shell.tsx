import { type ReactNode, useLayoutEffect } from 'react';
import { useScreen } from '../input-guard/input-guard.tsx';
import * as styles from './booth-shell.css.ts';
import { type NotesFold, NotesRoom } from './notes-room.tsx';

type BoothShellProps = {
  readonly header: ReactNode;
  readonly footer?: ReactNode;
  /** What must be told while the page stays as it is: above the foot, so that nothing moves under a finger. */
  readonly notes?: ReactNode;
  /** Where what is told stands over what is worked on: it is put away once it is read. */
  readonly fold?: NotesFold | undefined;
  readonly children: ReactNode;
  /** Where the page stands in its room; at the start unless said otherwise. */
  readonly align?: keyof typeof styles.main | undefined;
};

/** A page of the booth: a fixed head and foot, and between them the one thing that scrolls; on a telephone all of it does. No drawer. */
export function BoothShell(props: BoothShellProps) {
  const { header, footer, notes, fold, children, align = 'start' } = props;
  useScreen();
  // What stood here before may have been scrolled, where the window is what scrolls.
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
