import { Trans } from '@lingui/react/macro';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { Overridden } from './overridden.tsx';

/**
 * Mark with the reason of a validation that overrode unmet criteria (RES-3). Shows nothing where
 * the criteria were met.
 */
export function AgainstCriteria(props: {
  readonly reason: string | null;
  /** Whether the page shows the reason elsewhere, so that only the mark is shown here. */
  readonly isSaid?: boolean;
}) {
  const { reason, isSaid = false } = props;
  if (reason === null) return null;
  const what = <Trans>Despite unmet criteria</Trans>;
  return isSaid ? (
    <StateMark state="flag">{what}</StateMark>
  ) : (
    <Overridden what={what} reason={reason} />
  );
}
