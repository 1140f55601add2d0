import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

/**
 * A button of the booth's foot in portrait: its words are seen where the row has room for them, and its drawing alone where it
 * has not, so that the row does not break for them.
 */
export function RoomyWords({
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
