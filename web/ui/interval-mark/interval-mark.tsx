import { VisuallyHidden } from 'react-aria';
import * as styles from './interval-mark.css.ts';

type IntervalMarkProps = {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Reference value that the value is compared to. */
  readonly line: number;
  /** Range of the drawing on both sides of the line; anything farther is clamped to its edge. */
  readonly reach: number;
  /** Text alternative: the interval in words. */
  readonly spoken: string;
  /** Formatted value. */
  readonly children: string;
};

const [WIDTH, MIDDLE] = [92, 46];
const HALF = 42;

/**
 * Table value with its confidence interval around a reference line. The point is hollow while the
 * interval contains the line, filled when it does not.
 */
export function IntervalMark({
  value,
  low,
  high,
  line,
  reach,
  spoken,
  children,
}: IntervalMarkProps) {
  const x = (of: number): number =>
    MIDDLE + HALF * Math.max(-1, Math.min(1, reach > 0 ? (of - line) / reach : 0));
  const isBeside = low > line || high < line;
  return (
    <span className={styles.strip}>
      <span>
        {children} <VisuallyHidden>{spoken}</VisuallyHidden>
      </span>
      <svg aria-hidden className={styles.drawing} height="16" width={WIDTH}>
        <path className={styles.line} d={`M${MIDDLE} 1v14`} />
        <path className={styles.whisker} d={`M${x(low)} 8H${x(high)}`} />
        <circle
          className={styles.point[isBeside ? 'beside' : 'holds']}
          cx={x(value)}
          cy="8"
          r="3.5"
        />
      </svg>
    </span>
  );
}
