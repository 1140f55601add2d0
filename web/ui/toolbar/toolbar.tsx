import type { ReactNode } from 'react';
import * as styles from './toolbar.css.ts';

type ToolbarProps = {
  /** Spoken name, as "Filters". */
  readonly label: string;
  readonly children: ReactNode;
  readonly end?: ReactNode;
};

/** The row of search and filters above a list. */
export function Toolbar({ label, children, end }: ToolbarProps) {
  return (
    <section aria-label={label} className={styles.toolbar} data-screen-only="">
      <div className={styles.start}>{children}</div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </section>
  );
}
