import type { ReactNode } from 'react';
import { useScreen } from '../own-acts/own-acts.tsx';
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
  /** On a telephone head, page and foot scroll as one: beside them no room is left for the page. */
  readonly isFlowing?: boolean | undefined;
};

/** A page of the booth: a fixed head and foot, and between them the one thing that scrolls. No drawer. */
export function BoothShell(props: BoothShellProps) {
  const { header, footer, notes, fold, children, align = 'start', isFlowing = false } = props;
  useScreen();
  return (
    <div className={styles.shell} data-flows={isFlowing ? '' : undefined}>
      <header className={styles.head}>{header}</header>
      <main className={styles.main[align]} tabIndex={-1}>
        {children}
      </main>
      {notes !== undefined && <NotesRoom fold={fold}>{notes}</NotesRoom>}
      {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
    </div>
  );
}
