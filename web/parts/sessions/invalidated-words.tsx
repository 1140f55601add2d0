import { Trans } from '@lingui/react/macro';
import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Text } from '../../ui/layout/text.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import * as styles from './overridden.css.ts';
import { ReasonWords } from './reason-words.tsx';

/**
 * Mark of a session whose validation was revoked, with reason, person and time (SES-12). Shows
 * nothing otherwise.
 */
export function InvalidatedWords({ invalidated }: Pick<SessionRow, 'invalidated'>) {
  const write = useFormat();
  if (invalidated === null) return null;
  const { reason, by, at } = invalidated;
  return (
    <span className={styles.against}>
      <StateMark state="stop">
        <Trans>Invalidated</Trans>
      </StateMark>
      <ReasonWords>{reason}</ReasonWords>
      <Text tone="muted" size={13}>
        {by},
      </Text>
      <Text tone="muted" size={13}>
        {write.instant(at)}
      </Text>
    </span>
  );
}
