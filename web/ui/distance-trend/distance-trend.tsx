import { scaleLinear } from 'd3-scale';
import * as styles from './distance-trend.css.ts';

type DistanceTrendProps = {
  readonly title: string;
  /** Text alternative: what the chart shows, with the distances. */
  readonly description: string;
  /** Distances in time order, oldest first, each with its words. */
  readonly points: readonly {
    readonly id: string;
    readonly value: number;
    readonly words: string;
  }[];
  /** Label of the base line. */
  readonly base: string;
  /** Text below the chart, at the left. */
  readonly foot: string;
};

/**
 * Measures of the drawing, in its units: base line, top, and distance of the first and last point
 * from the edges.
 */
const PLOT = { width: 400, height: 100, foot: 78, top: 22, edge: 28 } as const;

/** Line chart of the distance from a target over time: the nearer to the base line, the better. */
export function DistanceTrend({ title, description, points, base, foot }: DistanceTrendProps) {
  const most = Math.max(1, ...points.map(({ value }) => value));
  const y = scaleLinear([0, most], [PLOT.foot, PLOT.top]);
  const x = scaleLinear([0, Math.max(1, points.length - 1)], [PLOT.edge, PLOT.width - PLOT.edge]);
  const path = points.map(({ value }, index) => `${x(index)} ${y(value)}`).join('L');
  const ends = new Set([0, points.length - 1]);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      <svg
        aria-label={description}
        className={styles.drawing}
        role="img"
        viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
      >
        <path className={styles.base} d={`M0 ${PLOT.foot}H${PLOT.width}`} />
        <path className={styles.path} d={`M${path}`} />
        {points.map(({ id, value, words }, index) => (
          <g key={id}>
            <circle className={styles.point} cx={x(index)} cy={y(value)} r={4.5} />
            {ends.has(index) && (
              <text className={styles.words} textAnchor="middle" x={x(index)} y={y(value) - 9}>
                {words}
              </text>
            )}
          </g>
        ))}
        <text className={styles.baseWords} textAnchor="end" x={PLOT.width} y={96}>
          {base}
        </text>
        <text className={styles.foot} x={0} y={96}>
          {foot}
        </text>
      </svg>
    </figure>
  );
}
