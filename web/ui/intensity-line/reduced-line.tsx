import * as styles from './reduced-line.css.ts';

type ReducedLineProps = {
  /** Whole millimetres 0 to 100. */
  readonly value: number;
};

/** A mark in little, for the review: where it stands, without a figure. The words beside it are the row's. */
export function ReducedLine({ value }: ReducedLineProps) {
  return (
    <span aria-hidden className={styles.reduced} style={{ '--line-at': value }}>
      <span className={styles.mark} />
    </span>
  );
}
