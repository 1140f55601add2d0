import type { ReactNode } from 'react';
import * as styles from './split.css.ts';

type SplitProps = {
  readonly children: ReactNode;
  readonly side: ReactNode;
  /** In px, from 1024 px on; under that the side goes below. */
  readonly sideWidth?: number | undefined;
  /** Spoken name of the side. */
  readonly sideLabel: string;
};

/** A page in two: the work, and beside it what belongs to it. */
export function Split({ children, side, sideWidth = 320, sideLabel }: SplitProps) {
  return (
    <div className={styles.split} style={{ '--side': `${sideWidth}px` }}>
      <div className={styles.main}>{children}</div>
      <aside aria-label={sideLabel} className={styles.side}>
        {side}
      </aside>
    </div>
  );
}
