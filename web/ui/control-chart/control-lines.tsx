import * as styles from './control-chart.css.ts';
import { type ControlLine, PLOT, spreadApart } from './control-layout.ts';

type ControlLinesProps = {
  readonly lines: readonly ControlLine[];
  readonly y: (value: number) => number;
};

/** The lines across the chart, each named at its right end, and the zone beyond action. */
export function ControlLines({ lines, y }: ControlLinesProps) {
  const action = lines.find(({ kind }) => kind === 'action');
  const names = spreadApart(
    lines.map(({ at }) => y(at) + 4),
    13,
  );
  return (
    <>
      {action !== undefined && (
        <rect
          className={styles.zone}
          height={Math.max(0, y(action.at) - PLOT.top)}
          width={PLOT.right - PLOT.left}
          x={PLOT.left}
          y={PLOT.top}
        />
      )}
      {lines.map(({ kind, at, label }, index) => (
        <g key={kind}>
          <path className={styles.line[kind]} d={`M${PLOT.left} ${y(at)}H${PLOT.right}`} />
          <text data-line={kind} x={PLOT.right + 10} y={names[index]}>
            {label}
          </text>
        </g>
      ))}
    </>
  );
}
