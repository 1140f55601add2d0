import type { ReactNode } from 'react';
import * as styles from './paper.css.ts';

/** A field in the head of a printed sheet: a value, or a line to write on. */
export function PaperField({
  name,
  children,
}: {
  readonly name: ReactNode;
  readonly children?: ReactNode | undefined;
}) {
  return (
    <p className={styles.field}>
      <span>{name}</span>
      {children === undefined ? <span className={styles.blank} /> : <strong>{children}</strong>}
    </p>
  );
}
