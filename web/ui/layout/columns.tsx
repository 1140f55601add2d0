import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

type ColumnsProps = {
  readonly children: ReactNode;
  readonly count: keyof typeof styles.columns;
  readonly gap?: keyof typeof styles.gap | undefined;
};

/** Grid of equal columns on a desk, two at most on a tablet, one below 600 px. */
export function Columns({ children, count, gap = 5 }: ColumnsProps) {
  return <div className={`${styles.columns[count]} ${styles.gap[gap]}`}>{children}</div>;
}
