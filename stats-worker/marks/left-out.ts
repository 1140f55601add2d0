import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import { profileOf } from '../method/profile-of.ts';
import { type IncompleteEvaluation, incompleteEvaluations } from './incomplete-evaluations.ts';
import type { MarkColumns } from './mark-columns.ts';

/** How many evaluations are named one by one (exchange.md). */
const MOST_NAMED = 100;

/** The evaluations that are left out whole: the first of them, and how many more there are. */
export type LeftOut = { readonly first: readonly IncompleteEvaluation[]; readonly more: number };

/** M-COMPLETE: the evaluations of a history that are left out, the first hundred by name. */
export function leftOut(columns: MarkColumns, settings: PanelSettings): LeftOut {
  const first: IncompleteEvaluation[] = [];
  let more = 0;
  for (const each of incompleteEvaluations(columns, profileOf(settings))) {
    if (first.length < MOST_NAMED) first.push(each);
    else more += 1;
  }
  return { first, more };
}
