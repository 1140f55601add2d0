import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

/**
 * The label of a button in the booth's foot. In portrait it is hidden where the row has no room for it, and the icon stays
 * alone, so that the row does not wrap.
 */
export function CollapsibleLabel({
  isGivingWay = false,
  children,
}: {
  /** Something beside it needs the room more. */
  readonly isGivingWay?: boolean | undefined;
  readonly children: ReactNode;
}) {
  return (
    <span className={styles.roomy} data-gives-way={isGivingWay ? '' : undefined}>
      {children}
    </span>
  );
}
