import * as styles from './control-chart.css.ts';
import { type ControlLine, PLOT, spreadApart } from './control-layout.ts';

type ControlLinesProps = {
  readonly lines: readonly ControlLine[];
  readonly y: (value: number) => number;
  /** Bottom of the plot area. */
  readonly bottom: number;
  /** Right end of the plot area. */
  readonly right: number;
};

/**
 * Limit lines of a control chart, each named at its right end, and the shaded zone beyond action.
 */
export function ControlLines({ lines, y, bottom, right }: ControlLinesProps) {
  const actions = lines.filter(({ kind }) => kind === 'action');
  const names = spreadApart(
    lines.map(({ at }) => y(at) + 4),
    13,
  );
  return (
    <>
      {actions.map(({ at }) => (
        <rect
          className={styles.zone}
          height={Math.max(0, at < 0 ? bottom - y(at) : y(at) - PLOT.top)}
          key={at}
          width={right - PLOT.left}
          x={PLOT.left}
          y={at < 0 ? y(at) : PLOT.top}
        />
      ))}
      {lines.map(({ kind, at, label }, index) => (
        <g key={`${kind} ${at}`}>
          <path className={styles.line[kind]} d={`M${PLOT.left} ${y(at)}H${right}`} />
          <text data-line={kind} x={right + 10} y={names[index]}>
            {label}
          </text>
        </g>
      ))}
    </>
  );
}
