import { useLingui } from '@lingui/react/macro';
import type { PlanEntry, PlanValue } from '../../../domain/documents/session.document.ts';
import { codesOf } from './board-names.ts';
import { isServedOnce } from './is-served-once.ts';

/** PLN-50: what the figures of a glass are called: by its code, and by its replicate where there may be two. */
export function useFiguresTitle(): (plan: PlanValue, entry: PlanEntry) => string {
  const { t } = useLingui();
  return (plan, entry) => {
    const codes = codesOf(plan, entry);
    return isServedOnce(plan, entry)
      ? t`Code ${codes}`
      : t`Replicate ${entry.replicate}, code ${codes}`;
  };
}
