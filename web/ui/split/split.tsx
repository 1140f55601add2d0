import type { ReactNode } from 'react';
import * as styles from './split.css.ts';

type SplitProps = {
  readonly children: ReactNode;
  readonly side: ReactNode;
  /** In px; on a narrower page the side goes below. */
  readonly sideWidth?: number | undefined;
  /** From which width on the side stands beside: 1024 px, or 1440 px where the work is a wide table. */
  readonly from?: 'desk' | 'wide' | undefined;
  /** Spoken name of the side. */
  readonly sideLabel: string;
};

/** A page in two: the work, and beside it what belongs to it. */
export function Split(props: SplitProps) {
  const { children, side, sideWidth = 320, from = 'desk', sideLabel } = props;
  return (
    <div className={styles.split[from]} style={{ '--side': `${sideWidth}px` }}>
      <div className={styles.main}>{children}</div>
      <aside aria-label={sideLabel} className={styles.side[from]}>
        {side}
      </aside>
    </div>
  );
}
