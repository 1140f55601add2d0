import * as styles from './reduced-line.css.ts';

type ReducedLineProps = {
  /** Whole millimetres 0 to 100. */
  readonly value: number;
  /** Spoken in its stead, without a figure: about where it stands. Silent where the words beside it say enough. */
  readonly label?: string | undefined;
};

/** A mark in little, for the review: where it stands, without a figure. The words beside it are the row's. */
export function ReducedLine({ value, label }: ReducedLineProps) {
  return (
    <span
      aria-hidden={label === undefined}
      aria-label={label}
      className={styles.reduced}
      role="img"
      style={{ '--line-at': value }}
    >
      <span className={styles.mark} />
    </span>
  );
}
