import { Trans } from '@lingui/react/macro';
import type { Assessment } from '../../../domain/words/assessment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Note } from '../../ui/note/note.tsx';
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
