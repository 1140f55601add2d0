import { Trans, useLingui } from '@lingui/react/macro';
import { Tag } from '../../../ui/tag/tag.tsx';
import { footTag } from '../board.css.ts';
import type { JudgedGlass } from './judged-glass.ts';

/** TRN-12: the tag beside a class of training; what it means is said in full beside the board and in the assessment. */
export function GlassTraining({ judged, training }: JudgedGlass & { readonly training: boolean }) {
  const { t } = useLingui();
  if (!training || judged.gate.kind !== 'open' || judged.assessment.value === null) return null;
  return (
    <span className={footTag} title={t`It gives the sample no category.`}>
      <Tag>
        <Trans>Training</Trans>
      </Tag>
    </span>
  );
}
