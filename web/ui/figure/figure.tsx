import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Popover } from '../popover/popover.tsx';
import * as styles from './figure.css.ts';

type FigureProps = {
  /** The figure as it is read. */
  readonly children: ReactNode;
  /** What is spoken: the figure, and that it opens. */
  readonly label: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly explanation: ReactNode;
};

/** A figure that is a door: opens how it came to be. */
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
