import type { ReactNode } from 'react';
import * as styles from './toolbar.css.ts';

type ToolbarProps = {
  /** Spoken name, as "Filters". */
  readonly label: string;
  readonly children: ReactNode;
  readonly end?: ReactNode;
  /** Fields with their names above them: a search, three choices, a period. Their edges stand under one another. */
  readonly isOfFields?: boolean | undefined;
};

/** The row of search and filters above a list. */
export function Toolbar({ label, children, end, isOfFields = false }: ToolbarProps) {
  return (
    <section aria-label={label} className={styles.toolbar} data-screen-only="">
      <div className={isOfFields ? styles.fields : styles.start}>{children}</div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </section>
  );
}
