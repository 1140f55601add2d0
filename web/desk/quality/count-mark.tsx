import type { ReactNode } from 'react';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';

/** A count with the mark of success, or with a neutral mark if the count is 0 (QUA-3). */
export function CountMark(props: { readonly count: number; readonly children: ReactNode }) {
  return <StateMark state={props.count === 0 ? 'waiting' : 'done'}>{props.children}</StateMark>;
}
