import type { ReactNode } from 'react';
import * as styles from './toolbar.css.ts';

type ToolbarProps = {
  /** Accessible name, as "Filters". */
  readonly label: string;
  readonly children: ReactNode;
  readonly end?: ReactNode;
  /**
   * For fields with labels above: a search, three choices, a period. They are aligned in columns.
   */
  readonly isOfFields?: boolean | undefined;
};

/** Toolbar above a list, with search and filters. */
export function Toolbar({ label, children, end, isOfFields = false }: ToolbarProps) {
  return (
    <section aria-label={label} className={styles.toolbar} data-screen-only="">
      <div className={isOfFields ? styles.fields : styles.start}>{children}</div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </section>
  );
}
