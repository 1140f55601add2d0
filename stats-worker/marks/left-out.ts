import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import { profileOf } from '../method/profile-of.ts';
import { type IncompleteEvaluation, incompleteEvaluations } from './incomplete-evaluations.ts';
import type { MarkColumns } from './mark-columns.ts';

/** The most evaluations that are listed (exchange.md). */
const MOST_NAMED = 100;

/**
 * The incomplete evaluations that are left out: the first of them, and the number of the others.
 */
export type LeftOut = { readonly first: readonly IncompleteEvaluation[]; readonly more: number };

/** Lists the evaluations of a history that are left out, the first hundred by name (M-COMPLETE). */
export function leftOut(columns: MarkColumns, settings: PanelSettings): LeftOut {
  const first: IncompleteEvaluation[] = [];
  let more = 0;
  for (const each of incompleteEvaluations(columns, profileOf(settings))) {
    if (first.length < MOST_NAMED) first.push(each);
    else more += 1;
  }
  return { first, more };
}
