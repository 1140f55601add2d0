import { failedCriteria } from '../../../domain/sessions/acceptance-criteria.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { FailedCriterion } from '../../../domain/words/failed-criterion.ts';
import type { Judgements } from './use-judgements.ts';

/**
 * The acceptance criteria that fail on the page's live figures, with samples by their codes
 * (M-ACCEPT). Figures that are still being computed are not judged. The server judges everything
 * again when the session is validated.
 */
export function liveCriteria(
  { entries, pairs }: Judgements,
  codeOf: (sample: string) => string,
  settings: PanelSettings,
): readonly FailedCriterion[] {
  return failedCriteria(
    entries.flatMap(({ entry, assessment: { value } }) =>
      value === null
        ? []
        : [
            {
              sample: codeOf(entry.sample),
              replicate: entry.replicate,
              n: value.n,
              reliable: value.reliable,
            },
          ],
    ),
    pairs.flatMap(({ sample, duplicate: { value } }) =>
      value === null ? [] : [{ sample: codeOf(sample), ...value }],
    ),
    [],
    settings,
  );
}
