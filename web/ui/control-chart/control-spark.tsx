import { scaleLinear } from 'd3-scale';
import * as styles from './control-chart.css.ts';
import { type ControlPoint, controlPath } from './control-layout.ts';
import { ControlMark } from './control-mark.tsx';

type ControlSparkProps = {
  readonly points: readonly ControlPoint[];
  readonly centre: number | null;
  readonly action: number;
  /** Top of the vertical scale, the same for all sparklines of a list. */
  readonly top: number;
};

/**
 * Sparkline of a control chart, one of many on the same scale. It is decorative: text next to it
 * gives the value.
 */
export function ControlSpark({ points, centre, action, top }: ControlSparkProps) {
  const y = scaleLinear([0, top], [50, 4]);
  const step = 148 / Math.max(1, points.length - 1);
  const places = points.map((_, index) => 4 + index * step);
  const last = points.at(-1);
  return (
    <svg aria-hidden className={styles.spark} data-spark="" viewBox="0 0 156 52">
      {centre !== null && <path className={styles.line.centre} d={`M0 ${y(centre)}H156`} />}
      <path className={styles.line.action} d={`M0 ${y(action)}H156`} />
      <path className={styles.thin} d={controlPath(points, places, y)} />
      {points.map(
        ({ id, value, state }, index) =>
          value !== null &&
          state === 'action' && (
            <g key={id} transform={`translate(${places[index]} ${y(value)}) scale(.7)`}>
              <ControlMark state="action" x={0} y={0} />
            </g>
          ),
      )}
      {last !== undefined && last.value !== null && last.state !== 'action' && (
        <circle className={styles.newest} cx={places.at(-1)} cy={y(last.value)} r="2.5" />
      )}
    </svg>
  );
}
