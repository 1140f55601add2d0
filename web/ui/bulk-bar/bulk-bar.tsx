import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { markOverflow } from '../table/mark-overflow.ts';
import * as styles from './bulk-bar.css.ts';

type BulkBarProps = {
  /** Number of selected rows. */
  readonly count: number;
  /** Hint shown while no row is selected: what selecting is for. */
  readonly hint: string;
  /** Count in words, as "2 selected". */
  readonly text: string;
  /** Bulk actions, as quiet dense buttons. */
  readonly children: ReactNode;
  readonly clearLabel: string;
  readonly onClear: () => void;
};

/**
 * Toolbar of bulk actions on the selected rows, sticky above them while there are any. Its line is
 * reserved while no row is selected, so that the first selection causes no layout shift.
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
              // The pressed button disappears with the selection; the bar takes the focus so that
              // it is not lost.
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
