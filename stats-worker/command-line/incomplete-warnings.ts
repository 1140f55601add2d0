import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import { leftOut } from '../marks/left-out.ts';
import type { MarkColumns } from '../marks/mark-columns.ts';

/**
 * Writes a warning for each evaluation that is left out, and after the first hundred the number of
 * the rest (M-COMPLETE).
 */
export function* incompleteWarnings(
  columns: MarkColumns,
  settings: PanelSettings,
): Iterable<string> {
  const { first, more } = leftOut(columns, settings);
  for (const { session, sample, replicate, taster, missing } of first)
    yield `warning: an incomplete evaluation is left out: session ${JSON.stringify(session)}, sample ${JSON.stringify(sample)}, replicate ${replicate}, taster ${JSON.stringify(taster)}: no answer for ${missing.join(', ')}\n`;
  if (more > 0) yield `warning: ${more} more incomplete evaluations are left out\n`;
}
