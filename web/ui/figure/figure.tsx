import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Popover } from '../popover/popover.tsx';
import * as styles from './figure.css.ts';

type FigureProps = {
  /** Formatted figure. */
  readonly children: ReactNode;
  /** Accessible name: the figure, and that it opens an explanation. */
  readonly label: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly explanation: ReactNode;
};

/** Figure (statistic) as a button that opens a popover with its derivation. */
export function Figure({ children, label, title, closeLabel, explanation }: FigureProps) {
  return (
    <Popover
      closeLabel={closeLabel}
      placement="bottom"
      title={title}
      trigger={
        <Button aria-label={label} className={styles.figure} data-on-paper="">
          {children}
        </Button>
      }
    >
      {explanation}
    </Popover>
  );
}
