import { Trans, useLingui } from '@lingui/react/macro';
import { Tag } from '../../../ui/tag/tag.tsx';
import { footTag } from '../board.css.ts';
import type { JudgedGlass } from './judged-glass.ts';

/**
 * The training tag of a class (TRN-12). The side panel and the assessment page explain it in full.
 */
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
