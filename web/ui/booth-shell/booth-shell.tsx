import type { ReactNode } from 'react';
import * as styles from './booth-shell.css.ts';

type BoothShellProps = {
  readonly header: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  /** Where the page stands in its room; at the start unless said otherwise. */
  readonly align?: keyof typeof styles.main | undefined;
};

/** A page of the booth: a fixed head and foot, and between them the one thing that scrolls. No drawer. */
export function BoothShell({ header, footer, children, align = 'start' }: BoothShellProps) {
  return (
    <div className={styles.shell}>
      <header className={styles.head}>{header}</header>
      <main className={styles.main[align]} tabIndex={-1}>
        {children}
      </main>
      {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
    </div>
  );
}
