import { Trans } from '@lingui/react/macro';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Text } from '../../ui/layout/text.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import * as styles from './overridden.css.ts';
import { ReasonWords } from './overridden.tsx';

/**
 * Mark of an assessment that was declared invalid and does not count, with reason, person and time
 * (ASM-31). Shows nothing for a valid assessment.
 */
export function InvalidWords(props: {
  readonly invalid: ResultRow['invalid'];
  /** Whether the page shows the reason elsewhere, so that only the mark is shown here. */
  readonly isSaid?: boolean;
}) {
  const { invalid, isSaid = false } = props;
  const write = useFormat();
  if (invalid === null) return null;
  const { reason, by, at } = invalid;
  return (
    <span className={styles.against}>
      <StateMark state="stop">
        <Trans>Invalid</Trans>
      </StateMark>
      {isSaid ? null : (
        <>
          <ReasonWords>{reason}</ReasonWords>
          <Text tone="muted" size={13}>
            {by}, {write.instant(at)}
          </Text>
        </>
      )}
    </span>
  );
}

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
