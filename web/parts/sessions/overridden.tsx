import type { ReactNode } from 'react';
import { Text } from '../../ui/layout/text.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import * as styles from './overridden.css.ts';

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
      <Text tone="muted">
        <span className={styles.reason} title={reason}>
          {reason}
        </span>
      </Text>
    </span>
  );
}
