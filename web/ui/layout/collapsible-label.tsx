import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

/**
 * Label of a button in the booth's foot. In portrait it is hidden where the row has no room for it;
 * the icon remains, so that the row does not wrap.
 */
export function CollapsibleLabel({
  isLowPriority = false,
  children,
}: {
  /** Hidden before other labels, which need the room more. */
  readonly isLowPriority?: boolean | undefined;
  readonly children: ReactNode;
}) {
  return (
    <span className={styles.collapsible} data-gives-way={isLowPriority ? '' : undefined}>
      {children}
    </span>
  );
}
