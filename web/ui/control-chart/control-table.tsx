import type { ReactNode } from 'react';
import * as styles from './control-chart.css.ts';
import type { ControlPoint, PointState } from './control-layout.ts';

/** The words of the table behind a chart. */
export type ControlTableWords = {
  /** On the button while the drawing shows, and while the table shows. */
  readonly show: string;
  readonly hide: string;
  readonly point: string;
  readonly value: string;
  readonly state: string;
  readonly states: Readonly<Record<PointState, string>>;
  /** Over what stands at the end of a row, where something does. */
  readonly more?: string | undefined;
};

type ControlTableProps = {
  readonly title: string;
  readonly points: readonly ControlPoint[];
  readonly words: ControlTableWords;
  readonly formatValue: (value: number) => string;
  /** At the end of a row. */
  readonly more?: ((id: string) => ReactNode) | undefined;
};

/** Every point of a chart as a row, for whoever reads better than looks. */
export function ControlTable({ title, points, words, formatValue, more }: ControlTableProps) {
  return (
    <table aria-label={title} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.point}</th>
          <th data-number="" scope="col">
            {words.value}
          </th>
          <th scope="col">{words.state}</th>
          {more !== undefined && <th scope="col">{words.more}</th>}
        </tr>
      </thead>
      <tbody>
        {points.map(({ id, label, value, written, state, stateWords, rule, noted }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td data-number="">{value === null ? '–' : (written ?? formatValue(value))}</td>
            <td>
              {value !== null && (stateWords ?? words.states[state])}
              {rule !== undefined && ` · ${rule}`}
              {noted !== undefined && ` ${noted}`}
            </td>
            {more !== undefined && <td>{more(id)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
