import type { ReactNode } from 'react';
import * as styles from './control-chart.css.ts';
import type { ControlPoint, PointState } from './control-layout.ts';

/** Texts of the table that replaces a chart. */
export type ControlTableWords = {
  /** Button labels: to show the table, and to show the chart again. */
  readonly show: string;
  readonly hide: string;
  readonly point: string;
  readonly value: string;
  readonly state: string;
  readonly states: Readonly<Record<PointState, string>>;
  /** Heading of the last column, if the rows end with content. */
  readonly more?: string | undefined;
};

type ControlTableProps = {
  readonly title: string;
  readonly points: readonly ControlPoint[];
  readonly words: ControlTableWords;
  readonly formatValue: (value: number) => string;
  /** Content at the end of a row. */
  readonly more?: ((id: string) => ReactNode) | undefined;
};

/** Table of a chart's points, one a row: the accessible alternative to the drawing. */
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
