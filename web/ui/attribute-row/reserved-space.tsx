import type { ReactNode } from 'react';
import * as styles from './attribute-row.css.ts';

/**
 * BTH-17: reserved space for a question that is asked only sometimes, so that showing it causes no
 * layout shift.
 */
export function ReservedSpace({
  isShown,
  children,
}: {
  readonly isShown: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.reserved} data-asked={isShown ? '' : undefined} inert={!isShown}>
      {children}
    </div>
  );
}
