import {
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleSlash,
  Hand,
  OctagonAlert,
  PenLine,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './state-mark.css.ts';

const DRAWINGS = {
  waiting: CircleDashed,
  live: CircleDot,
  signed: PenLine,
  done: CircleCheck,
  flag: TriangleAlert,
  stop: OctagonAlert,
  off: CircleSlash,
  call: Hand,
} as const;

/**
 * States with an icon, in this order: not started, tasting, signed, stored or valid, flagged,
 * refused, withdrawn or not active, call for help.
 */
export type State = keyof typeof DRAWINGS;

type StateMarkProps = { readonly state: State; readonly children: ReactNode };

/** Status mark: always a shape, a word, then colour. */
export function StateMark({ state, children }: StateMarkProps) {
  return (
    <span className={styles.mark[state]}>
      <Icon of={DRAWINGS[state]} strong />
      <span>{children}</span>
    </span>
  );
}
