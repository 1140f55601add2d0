import * as styles from './reduced-line.css.ts';

type ReducedLineProps = {
  /** Whole millimetres 0 to 100. */
  readonly value: number;
  /**
   * Text alternative without a figure: roughly where the mark is. Omitted where the text next to it
   * says enough.
   */
  readonly label?: string | undefined;
};

/**
 * Small read-only intensity scale for the review: the position of the mark, without a figure. The
 * row has the text.
 */
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
