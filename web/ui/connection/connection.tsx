import { CloudCheck, CloudOff, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './connection.css.ts';

const DRAWINGS = { connected: CloudCheck, reconnecting: RefreshCw, offline: CloudOff } as const;

type ConnectionProps = {
  readonly state: keyof typeof DRAWINGS;
  readonly children: ReactNode;
  /**
   * In a page header where the breadcrumb needs the room: below 1024 px only the icon is shown
   * while the connection is fine.
   */
  readonly isBrief?: boolean | undefined;
};

/**
 * Connection status in the header: connected, reconnecting or offline. It is never a banner over
 * the work.
 */
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
