import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

type StackProps = {
  readonly children: ReactNode;
  readonly gap?: keyof typeof styles.gap | undefined;
  readonly id?: string | undefined;
};

/** Vertical layout of its children, with a gap in steps of the 4 px grid. */
export function Stack({ children, gap = 2, id }: StackProps) {
  return (
    <div className={`${styles.stack} ${styles.gap[gap]}`} id={id}>
      {children}
    </div>
  );
}
