import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';

/**
 * Mark for the reliability of a result: the given word, or _Repeat_ (M-RELIABLE). A reliable result
 * with overrides or for training shows the plain word, without a colour (RES-3, TRN-12). The mark
 * of success would be wrong for it, although its CVr has no fault.
 */
export function ReliabilityMark({
  isReliable,
  isClean,
  children,
}: {
  readonly isReliable: boolean;
  readonly isClean: boolean;
  readonly children: ReactNode;
}) {
  if (!isReliable)
    return (
      <StateMark state="flag">
        <Trans>Repeat</Trans>
      </StateMark>
    );
  return isClean ? <StateMark state="done">{children}</StateMark> : <span>{children}</span>;
}
