import type { ReactNode } from 'react';
import * as styles from './split.css.ts';

type SplitProps = {
  readonly children: ReactNode;
  readonly side: ReactNode;
  /** Width of the side panel in px; on a narrower page it moves below. */
  readonly sideWidth?: number | undefined;
  /**
   * Width from which the side panel is next to the work: 1024 px, or 1440 px where the work is a
   * wide table.
   */
  readonly from?: 'desk' | 'wide' | undefined;
  /** Accessible name of the side panel. */
  readonly sideLabel: string;
};

/** Two-column layout: the work, and a side panel that belongs to it. */
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
