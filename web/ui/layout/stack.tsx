import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

type StackProps = {
  readonly children: ReactNode;
  readonly gap?: keyof typeof styles.gap | undefined;
  readonly id?: string | undefined;
  /**
   * Shows a child only when those above it have loaded, so that none is pushed down. All of them
   * load at once.
   */
  readonly isInOrder?: boolean | undefined;
};

/** Vertical layout of its children, with a gap in steps of the 4 px grid. */
export function Stack({ children, gap = 2, id, isInOrder = false }: StackProps) {
  const order = isInOrder ? ` ${styles.inOrder}` : '';
  return (
    <div className={`${styles.stack} ${styles.gap[gap]}${order}`} id={id}>
      {children}
    </div>
  );
}
