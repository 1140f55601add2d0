import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Assessment } from '../../../domain/words/assessment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Note } from '../../ui/note/note.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { useSheetNames } from '../messages/attribute-names.tsx';
import { CVR_LIMIT, reliabilityReasons } from './reliability.ts';

/** Inline messages that say why a result is not reliable; nothing for a reliable result. */
export function ReliabilityNote({ assessment }: { readonly assessment: Assessment }) {
  const names = useSheetNames();
  const write = useFormat();
  return reliabilityReasons(assessment).map((reason) => (
    <Note
      key={reason.attribute}
      kind="warning"
      title={
        <Trans>CVr {write.percent(reason.cvr, CVR_LIMIT)} is above 20 %: repeat recommended</Trans>
      }
    >
      {reason.nearZero ? (
        <Trans>
          {names.label(reason.attribute)}: median {write.two(reason.median)}, s*{' '}
          {write.two(reason.sStar)}: near-zero median.
        </Trans>
      ) : (
        <Trans>
          {names.label(reason.attribute)}: median {write.two(reason.median)}, s*{' '}
          {write.two(reason.sStar)}.
        </Trans>
      )}
    </Note>
  ));
}

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
