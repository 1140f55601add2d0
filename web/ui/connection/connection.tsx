import { CloudCheck, CloudOff, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './connection.css.ts';

const DRAWINGS = { connected: CloudCheck, reconnecting: RefreshCw, offline: CloudOff } as const;

type ConnectionProps = {
  readonly state: keyof typeof DRAWINGS;
  readonly children: ReactNode;
  /** In the head of a page, where the way to the page needs the room: while all is well the mark alone under 1024 px. */
  readonly isBrief?: boolean | undefined;
};

/** The line to the server, in the header. Never a banner over the work. */
export function Connection({ state, children, isBrief = false }: ConnectionProps) {
  return (
    <span className={styles.connection} data-state={state} role="status">
      <Icon of={DRAWINGS[state]} />
      <span className={isBrief && state === 'connected' ? styles.briefWord : styles.word}>
        {children}
      </span>
    </span>
  );
}
