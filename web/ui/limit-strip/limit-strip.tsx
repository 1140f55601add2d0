import * as styles from './limit-strip.css.ts';

type LimitStripProps = {
  readonly value: number;
  readonly limit: number;
  /**
   * Decided by the rule, not by the drawing: a value that is displayed as equal to the limit can be
   * beyond it.
   */
  readonly isOver: boolean;
  /** Formatted value. */
  readonly children: string;
};

const LENGTH = 66;
/** End of the strip, as a multiple of the limit, so that values beyond the limit still fit. */
const TOP = 1.55;

/**
 * Table value with a small bar that compares it to a limit: a dot within, a diamond and bold
 * figures beyond.
 */
export function LimitStrip({ value, limit, isOver, children }: LimitStripProps) {
  const x = (of: number): number =>
    limit > 0 ? Math.min(LENGTH, Math.max(0, (of / (limit * TOP)) * LENGTH)) : 0;
  const at = x(value);
  return (
    <span className={styles.strip}>
      <span className={styles.value} data-over={isOver ? '' : undefined}>
        {children}
      </span>
      <svg aria-hidden className={styles.drawing} height="14" width="72">
        <path className={styles.track} d={`M0 7H${LENGTH}`} />
        <path className={styles.limit} d={`M${x(limit)} 1v12`} />
        {isOver ? (
          <path className={styles.over} d={`M${at} 2l5 5-5 5-5-5z`} />
        ) : (
          <circle className={styles.within} cx={at} cy="7" r="3.5" />
        )}
      </svg>
    </span>
  );
}
