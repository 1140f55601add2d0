import { Trans } from '@lingui/react/macro';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { Overridden } from './overridden.tsx';

/** RES-3: that what stands here was validated against the criteria, and the reason; nothing where they held. */
export function AgainstCriteria(props: {
  readonly reason: string | null;
  /** Whether the reason stands whole elsewhere on the page, so that here is the mark alone. */
  readonly isSaid?: boolean;
}) {
  const { reason, isSaid = false } = props;
  if (reason === null) return null;
  const what = <Trans>Against the criteria</Trans>;
  return isSaid ? (
    <StateMark state="flag">{what}</StateMark>
  ) : (
    <Overridden what={what} reason={reason} />
  );
}
