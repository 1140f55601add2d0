import { Trans } from '@lingui/react/macro';
import { Text } from '../../ui/layout/text.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import * as styles from './against-criteria.css.ts';

/** RES-3: that what stands here was validated against the criteria, and the reason; nothing where they held. */
export function AgainstCriteria({ reason }: { readonly reason: string | null }) {
  if (reason === null) return null;
  return (
    <span className={styles.against}>
      <StateMark state="flag">
        <Trans>Against the criteria</Trans>
      </StateMark>
      <Text tone="muted">
        <span className={styles.reason} title={reason}>
          {reason}
        </span>
      </Text>
    </span>
  );
}
