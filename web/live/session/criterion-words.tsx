import { Trans, useLingui } from '@lingui/react/macro';
import type { FailedCriterion } from '../../../domain/words/failed-criterion.ts';

/** A criterion that is not met, in words, with its sample. */
export function CriterionWords({ failed }: { readonly failed: FailedCriterion }) {
  const { t } = useLingui();
  const { sample, replicate } = failed;
  const of = replicate === null ? sample : `${sample} · ${t`Replicate ${replicate}`}`;
  switch (failed.code) {
    case 'fewer-than-8':
      return <Trans>{of}: fewer than 8 valid sheets, no category</Trans>;
    case 'more-than-12':
      return <Trans>{of}: more than 12 valid sheets</Trans>;
    case 'not-reliable':
      return <Trans>{of}: CVr above 20 %, taste it again</Trans>;
    case 'duplicate-beyond':
      return <Trans>{of}: the duplicates differ beyond En</Trans>;
    case 'category-differs':
      return <Trans>{of}: the duplicates have different categories</Trans>;
    case 'defect-differs':
      return <Trans>{of}: the duplicates have different predominant defects</Trans>;
    case 'reference-beyond':
      return <Trans>{of}: the reference is beyond its assigned value</Trans>;
    case 'left-out-after-figures':
      return <Trans>{of}: a sheet was left out after figures opened</Trans>;
    case 'plan-differs':
      return <Trans>{of}: the plan differs from what was served</Trans>;
  }
}
