import { useId } from 'react';
import * as styles from './dot-strip.css.ts';
import { DOT, levelAt, stripLayout, TOP_SCORE } from './strip-layout.ts';

type DotStripProps = {
  /** One score a taster, in cm, 0 to 10. */
  readonly scores: readonly number[];
  /** Scores left out of the assessment, drawn as crosses. */
  readonly excluded?: readonly number[] | undefined;
  readonly median?: number | null | undefined;
  readonly p25?: number | null | undefined;
  readonly p75?: number | null | undefined;
  /** The 95 % interval of the median, in cm. */
  readonly interval?: readonly [number, number] | null | undefined;
  /** Limits of the classes on this scale, in cm. */
  readonly limits?: readonly { readonly at: number; readonly label: string }[] | undefined;
  readonly title: string;
  /** Text alternative: what the chart shows, with the figures. */
  readonly description: string;
  /** For a row of a table: no axis, as the column's heading gives the range. */
  readonly isCompact?: boolean | undefined;
  /**
   * Available width in px, so that the text keeps its size; by default 640, or 250 when compact.
   */
  readonly width?: number | undefined;
  readonly formatNumber?: ((value: number) => string) | undefined;
};

/**
 * Dot plot of all scores, with quartile box, median and interval. Shapes tell them apart, never
 * colour alone.
 */
export function DotStrip(props: DotStripProps) {
  const { scores, excluded = [], median = null, interval = null, limits = [] } = props;
  const { p25 = null, p75 = null, isCompact = false, formatNumber = String } = props;
  const id = useId();
  const layout = stripLayout({
    scores,
    excluded,
    isCompact,
    hasLimits: limits.length > 0,
    fullWidth: props.width,
  });
  const { x, middle, width, height } = layout;
  // An interval may reach beyond the scale; the drawing is clamped to it.
  const [low, high] = (interval ?? [0, 0]).map((end) => x(Math.min(TOP_SCORE, Math.max(0, end))));
  return (
    <svg
      aria-describedby={`${id}-description`}
      aria-labelledby={`${id}-title`}
      className={styles.strip[isCompact ? 'compact' : 'full']}
      role="img"
      viewBox={`0 0 ${width} ${height}`}
    >
      <title id={`${id}-title`}>{props.title}</title>
      <desc id={`${id}-description`}>{props.description}</desc>
      {layout.axis !== null && <StripAxis at={layout.axis} format={formatNumber} x={x} />}
      {limits.map((limit) => (
        <g key={limit.at}>
          <path className={styles.limit} d={`M${x(limit.at)} 16V${middle + 12}`} />
          <text data-strong="" textAnchor="middle" x={x(limit.at)} y={11}>
            {limit.label}
          </text>
        </g>
      ))}
      {p25 !== null && p75 !== null && (
        <rect
          className={styles.box}
          data-part="box"
          height={10}
          width={Math.max(1, x(p75) - x(p25))}
          x={x(p25)}
          y={middle - 5}
        />
      )}
      {interval !== null && (
        <path
          className={styles.interval}
          d={`M${low} ${middle}H${high}M${low} ${middle - 4}v8M${high} ${middle - 4}v8`}
          data-part="interval"
        />
      )}
      {median !== null && (
        <path className={styles.median} d={`M${x(median)} ${middle - 8}v16`} data-part="median" />
      )}
      {layout.points.map(({ score, level }) => (
        <circle
          className={styles.point}
          cx={x(score)}
          cy={levelAt(layout, level)}
          data-part="score"
          key={`${score} ${level}`}
          r={DOT}
        />
      ))}
      {layout.tallies.map(({ score, count, level, isBeside }) => (
        <text
          data-part="tally"
          data-strong=""
          key={score}
          textAnchor={isBeside ? 'start' : 'middle'}
          x={Math.max(x(score) + (isBeside ? DOT + 4 : 0), isBeside ? 0 : 8)}
          y={levelAt(layout, level) + 4}
        >
          ×{count}
        </text>
      ))}
      {layout.crosses.map(({ score, level }) => (
        <path
          className={styles.excluded}
          d={`M${x(score) - DOT} ${levelAt(layout, level) - DOT}l6 6m0-6l-6 6`}
          data-part="excluded"
          key={`${score} ${level}`}
        />
      ))}
    </svg>
  );
}

type StripAxisProps = {
  /** Height of the axis in the drawing. */
  readonly at: number;
  readonly x: (score: number) => number;
  readonly format: (value: number) => string;
};

/** Axis of a dot plot: 0 to 10, a number every two. */
function StripAxis({ at, x, format }: StripAxisProps) {
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
