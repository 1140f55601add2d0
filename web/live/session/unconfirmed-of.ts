import type { PlanEntry, PlanValue } from '../../../domain/documents/session.document.ts';
import type { UnconfirmedSheet } from '../../../domain/sheets/unconfirmed-sheet.ts';
import { codeFor } from './board-names.ts';

/** Filters the unconfirmed sheets of a session by these glasses (ACC-41). */
export const unconfirmedOf = (
  sheets: readonly UnconfirmedSheet[],
  plan: PlanValue,
  entries: readonly PlanEntry[],
): readonly UnconfirmedSheet[] =>
  sheets.filter(({ taster, code }) =>
    plan.tasters.some(
      (id) => id === taster && entries.some((entry) => codeFor(plan, entry, id) === code),
    ),
  );
