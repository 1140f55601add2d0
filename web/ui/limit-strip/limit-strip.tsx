import * as styles from './limit-strip.css.ts';

type LimitStripProps = {
  readonly value: number;
  readonly limit: number;
  /** Said by the rule, not by the drawing: a value shown as the limit can be beyond it. */
  readonly isOver: boolean;
  /** The value as read. */
  readonly children: string;
};

const LENGTH = 66;
/** The strip ends past the limit, so that what is beyond it still has room. */
const TOP = 1.55;

/** A value of a table with its place to the limit: a dot within it, a diamond and strong figures beyond. */
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
