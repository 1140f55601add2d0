import * as styles from './dot-strip.css.ts';
import { TOP_SCORE } from './strip-layout.ts';

type StripAxisProps = {
  /** Height of the axis in the drawing. */
  readonly at: number;
  readonly x: (score: number) => number;
  readonly format: (value: number) => string;
};

/** Axis of a dot plot: 0 to 10, a number every two. */
export function StripAxis({ at, x, format }: StripAxisProps) {
  const ticks = Array.from({ length: TOP_SCORE / 2 + 1 }, (_, index) => index * 2);
  const marks = ticks.map((tick) => `M${x(tick)} ${at}v5`).join('');
  return (
    <g data-part="axis">
      <path className={styles.axis} d={`M${x(0)} ${at}H${x(TOP_SCORE)}${marks}`} />
      {ticks.map((tick) => (
        <text key={tick} textAnchor="middle" x={x(tick)} y={at + 18}>
          {format(tick)}
        </text>
      ))}
    </g>
  );
}
