import type { ReactNode } from 'react';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';

/** QUA-3: how many of what is checked are well: marked as well only where there is one, for none is nothing to be glad of. */
export function CountMark(props: { readonly count: number; readonly children: ReactNode }) {
  return <StateMark state={props.count === 0 ? 'waiting' : 'done'}>{props.children}</StateMark>;
}
