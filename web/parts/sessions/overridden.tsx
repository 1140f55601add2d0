import type { ReactNode } from 'react';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import * as styles from './overridden.css.ts';
import { ReasonWords } from './reason-words.tsx';

/** What a person overrode, as it is marked wherever the class is: what was done, and the reason. */
export function Overridden({
  what,
  reason,
}: {
  readonly what: ReactNode;
  readonly reason: string;
}) {
  return (
    <span className={styles.against}>
      <StateMark state="flag">{what}</StateMark>
      <ReasonWords>{reason}</ReasonWords>
    </span>
  );
}
