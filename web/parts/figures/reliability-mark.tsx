import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';

/**
 * M-RELIABLE: whether a result is reliable, in the word given, or to be repeated. RES-3, TRN-12: the word stands alone where something was
 * overridden or was for training: well it does not look, nor is anything wrong with CVr.
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
