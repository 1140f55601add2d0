import type { ReactNode } from 'react';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import * as styles from './overridden.css.ts';
import { ReasonWords } from './reason-words.tsx';

/** Mark of an override by a person, with the reason. It appears wherever the class is shown. */
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
