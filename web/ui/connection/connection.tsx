import { CloudCheck, CloudOff, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './connection.css.ts';

const DRAWINGS = { connected: CloudCheck, reconnecting: RefreshCw, offline: CloudOff } as const;

type ConnectionProps = {
  readonly state: keyof typeof DRAWINGS;
  readonly children: ReactNode;
};

/** The line to the server, in the header. Never a banner over the work. */
export function Connection({ state, children }: ConnectionProps) {
  return (
    <span className={styles.connection} data-state={state} role="status">
      <Icon of={DRAWINGS[state]} />
      <span className={styles.word}>{children}</span>
    </span>
  );
}
