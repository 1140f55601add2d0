import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { markOverflow } from '../table/mark-overflow.ts';
import * as styles from './bulk-bar.css.ts';

type BulkBarProps = {
  /** How many rows are selected. */
  readonly count: number;
  /** What it says while none is: what selecting is for. */
  readonly hint: string;
  /** As "2 selected". */
  readonly text: string;
  /** Quiet dense buttons. */
  readonly children: ReactNode;
  readonly clearLabel: string;
  readonly onClear: () => void;
};

/**
 * What can be done with the rows that are selected; stands above them, in sight while they scroll. Its line is kept while none
 * is, so that the first choice moves no row.
 */
export function BulkBar({ count, hint, text, children, clearLabel, onClear }: BulkBarProps) {
  const bar = useRef<HTMLElement>(null);
  const isActive = count > 0;
  return (
    <section
      aria-label={isActive ? text : hint}
      className={styles.bar}
      data-active={isActive ? '' : undefined}
      ref={bar}
      tabIndex={-1}
    >
      <span aria-live="polite">
        {isActive ? <strong>{text}</strong> : <span className={styles.hint}>{hint}</span>}
      </span>
      {isActive && (
        <>
          <div className={styles.acts} ref={markOverflow}>
            {children}
          </div>
          <Button
            iconEnd={X}
            onPress={() => {
              // The button goes with what it cleared: the focus stays where it was.
              bar.current?.focus();
              onClear();
            }}
            size="dense"
            variant="plain"
          >
            <span className={styles.clearWords}>{clearLabel}</span>
          </Button>
        </>
      )}
    </section>
  );
}
