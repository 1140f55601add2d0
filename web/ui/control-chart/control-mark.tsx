import * as styles from './control-chart.css.ts';
import type { PointState } from './control-layout.ts';

type ControlMarkProps = {
  readonly state: PointState;
  readonly x: number;
  readonly y: number;
};

/** Mark of a data point: circle within the limits, triangle above warning, diamond above action. */
export function ControlMark({ state, x, y }: ControlMarkProps) {
  const common = { className: styles.point[state], 'data-point': state };
  if (state === 'within') return <circle {...common} cx={x} cy={y} r={4} />;
  const shape =
    state === 'warning' ? `M${x} ${y - 7}l6.5 11.5h-13z` : `M${x} ${y - 7}l7 7-7 7-7-7z`;
  return <path {...common} d={shape} />;
}
