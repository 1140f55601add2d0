import { useLingui } from '@lingui/react/macro';
import type { PlanEntry, PlanValue } from '../../../domain/documents/session.document.ts';
import { codesOf } from './board-names.ts';
import { isServedOnce } from './is-served-once.ts';

/**
 * The title of the figures of a glass: its code, and its replicate if there may be two (PLN-50).
 */
export function useFiguresTitle(): (plan: PlanValue, entry: PlanEntry) => string {
  const { t } = useLingui();
  return (plan, entry) => {
    const codes = codesOf(plan, entry);
    return isServedOnce(plan, entry)
      ? t`Code ${codes}`
      : t`Replicate ${entry.replicate}, code ${codes}`;
  };
}
