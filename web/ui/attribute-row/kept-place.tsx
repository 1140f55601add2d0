import type { ReactNode } from 'react';
import * as styles from './attribute-row.css.ts';

/** BTH-17: the place of what is asked for only at times: free from the start, so that nothing moves when it is asked. */
export function KeptPlace({
  isShown,
  children,
}: {
  readonly isShown: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.kept} data-asked={isShown ? '' : undefined} inert={!isShown}>
      {children}
    </div>
  );
}
