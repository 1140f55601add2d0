import type { ReactNode } from 'react';
import * as styles from './control-chart.css.ts';
import type { PointState } from './control-layout.ts';
import { ControlMark } from './control-mark.tsx';

type ControlKeyProps = {
  readonly states: Readonly<Record<PointState, string>>;
  /** More content after the entries, as a description of the lines. */
  readonly children?: ReactNode;
};

const STATES: readonly PointState[] = ['within', 'warning', 'action'];

/** Legend of control charts: what the point shapes mean, once for all charts above it. */
export function ControlKey({ states, children }: ControlKeyProps) {
  return (
    <p className={styles.key}>
      {STATES.map((state) => (
        <span className={styles.keyEntry} key={state}>
          <svg aria-hidden height="16" width="16">
            <ControlMark state={state} x={8} y={8} />
          </svg>
          {states[state]}
        </span>
      ))}
      {children}
    </p>
  );
}
