import { Trans } from '@lingui/react/macro';
import type { WatchClose } from '../../domain/watching/watch-closes.ts';
import * as styles from './wall.css.ts';

/** Message of a wall display that the server closed: the reason, without names (LIV-28). */
export function WallClosed({ reason }: { readonly reason: WatchClose | null }) {
  return (
    <div className={styles.middle} role="alert">
      <p className={styles.strong}>
        <Trans>This screen is no longer connected</Trans>
      </p>
      <p className={styles.plain}>
        <Why reason={reason} />
      </p>
    </div>
  );
}

function Why({ reason }: { readonly reason: WatchClose | null }) {
  switch (reason) {
    case 'key-revoked':
      return <Trans>The panel leader has revoked its key.</Trans>;
    case 'key-ended':
      return <Trans>The time of its key is over. Ask the panel leader for a new one.</Trans>;
    case 'out-of-reach':
      return <Trans>There is no such session, or its key is for another.</Trans>;
    default:
      return <Trans>Its address holds no valid key. Ask the panel leader for a new one.</Trans>;
  }
}
