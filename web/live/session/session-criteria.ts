import { failedCriteria } from '../../../domain/sessions/acceptance-criteria.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { FailedCriterion } from '../../../domain/words/failed-criterion.ts';
import type { Judgements } from './use-judgements.ts';

/**
 * M-ACCEPT: the criteria that fail on the page's live figures, for samples by their codes. What is still being
 * computed is not judged; the server judges everything again when the session is validated.
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
