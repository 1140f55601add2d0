import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import { incompleteEvaluations } from '../marks/incomplete-evaluations.ts';
import type { MarkColumns } from '../marks/mark-columns.ts';
import { profileOf } from '../method/profile-of.ts';

/** How many are named one by one (exchange.md). */
const MOST_NAMED = 100;

/** M-COMPLETE: a line for each evaluation that is left out, and after the first hundred the number of the rest. */
export function* incompleteWarnings(
  columns: MarkColumns,
  settings: PanelSettings,
): Iterable<string> {
  let count = 0;
  for (const each of incompleteEvaluations(columns, profileOf(settings))) {
    count += 1;
    const { session, sample, replicate, taster, missing } = each;
    if (count <= MOST_NAMED)
      yield `warning: an incomplete evaluation is left out: session ${JSON.stringify(session)}, sample ${JSON.stringify(sample)}, replicate ${replicate}, taster ${JSON.stringify(taster)}: no answer for ${missing.join(', ')}\n`;
  }
  if (count > MOST_NAMED)
    yield `warning: ${count - MOST_NAMED} more incomplete evaluations are left out\n`;
}
