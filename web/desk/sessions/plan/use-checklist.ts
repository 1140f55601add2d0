import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PlanValue } from '../../../../domain/documents/session.document.ts';
import { SHEETS } from '../../../../domain/sessions/built-in-sheets.ts';
import type { ChecklistItem } from '../../../../domain/sessions/checklist-item.ts';
import type { EarlierHalf } from '../../../../domain/sessions/earlier-half.ts';
import { mayBeChecked } from '../../../../domain/sessions/may-be-checked.ts';
import { planChecklist } from '../../../../domain/sessions/plan-checklist.ts';
import type { SampleId, SessionCode } from '../../../../domain/words/ids.ts';
import { useToday } from '../../../i18n/use-today.ts';
import type { Registers } from '../../../live/session/use-registers.ts';
import { sessionsQuery, settingsQuery } from '../../../parts/http/queries.ts';
import { sampleResultsQuery } from '../../../parts/http/sample-queries.ts';
import { planSurroundings } from './plan-surroundings.ts';
import { useKnownSheets } from './use-sheet-options.ts';

/** After how many months a taster is inactive, until the settings are loaded. */
const MONTHS = 6;

/**
 * The checklist of a plan on this page, computed again at every change (SES-5, SES-6). `isKnown`
 * says whether its facts are loaded: before that no condition shows as met (BRD-10).
 */
export function useChecklist(
  session: SessionCode,
  plan: PlanValue,
  registers: Registers & { readonly isRead: boolean },
  halves: ReadonlyMap<SampleId, EarlierHalf>,
): { readonly items: readonly ChecklistItem[]; readonly isKnown: boolean } {
  const settings = useQuery(settingsQuery());
  const sameDay = useQuery(sessionsQuery({ search: plan.date, size: '20' }));
  const inactivityMonths = settings.data?.inactivityMonths ?? MONTHS;
  const checkedStands = useIsCheckedResultValid(session, plan);
  const others = (sameDay.data?.rows ?? []).filter(
    (row) => row.date === plan.date && row.session !== session,
  ).length;
  const sheets = useKnownSheets();
  const today = useToday();
  const isKnown = registers.isRead && !settings.isPending && !sameDay.isPending && sheets !== null;
  const items = useMemo(
    () =>
      planChecklist(
        plan,
        planSurroundings(plan, registers, {
          sessionsThatDay: others + 1,
          inactivityMonths,
          halves,
          checkedStands,
          today,
        }),
        sheets ?? SHEETS,
      ),
    [plan, registers, others, inactivityMonths, halves, checkedStands, today, sheets],
  );
  return { items, isKnown };
}

/**
 * Whether the result that a plan checks is valid; always true for an external reference. Undefined
 * if the plan checks none, or while unknown (PLN-41).
 */
function useIsCheckedResultValid(session: SessionCode, { checks }: PlanValue): boolean | undefined {
  const sample = checks?.of === 'panel' ? checks.sample : null;
  const results = useQuery(
    sample === null
      ? { queryKey: ['results', 'of no sample'], queryFn: skipToken }
      : sampleResultsQuery(sample),
  );
  if (checks == null) return undefined;
  if (checks.of === 'elsewhere') return true;
  if (results.data === undefined) return undefined;
  const standing = results.data.map((row) => ({ ...row, sample: row.sample.id }));
  return mayBeChecked(checks, session, standing);
}
