import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import * as styles from './bulk-bar.css.ts';

type BulkBarProps = {
  /** As "2 selected". */
  readonly text: string;
  /** Quiet dense buttons. */
  readonly children: ReactNode;
  readonly clearLabel: string;
  readonly onClear: () => void;
};

/** What can be done with the rows that are selected; stands below them, in sight, so that the first choice moves no row. */
export function BulkBar({ text, children, clearLabel, onClear }: BulkBarProps) {
  return (
    <section aria-label={text} className={styles.bar}>
      <strong aria-live="polite">{text}</strong>
      <div className={styles.acts}>{children}</div>
      <Button iconEnd={X} onPress={onClear} size="dense" variant="plain">
        {clearLabel}
      </Button>
    </section>
  );
}
