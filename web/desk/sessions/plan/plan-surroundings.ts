import type { PlanValue } from '../../../../domain/documents/session.document.ts';
import type { PlanSurroundings } from '../../../../domain/sessions/checklist-item.ts';
import type { EarlierHalf } from '../../../../domain/sessions/earlier-half.ts';
import { isInactive } from '../../../../domain/tasters/is-inactive.ts';
import type { SampleId } from '../../../../domain/words/ids.ts';
import type { Registers } from '../../../live/session/use-registers.ts';

/**
 * The facts around a plan, from the registers that this page has loaded (SES-6). What is still
 * loading does not count against the plan; the server judges again when the session is shown.
 */
export function planSurroundings(
  plan: PlanValue,
  registers: Registers,
  facts: Pick<PlanSurroundings, 'sessionsThatDay' | 'checkedStands'> & {
    readonly today: string;
    readonly halves: ReadonlyMap<SampleId, EarlierHalf>;
    readonly inactivityMonths: number;
  },
): PlanSurroundings {
  const inactive = plan.tasters.filter((taster) => {
    const row = registers.tasters.get(taster);
    return row !== undefined && isInactive(row, facts.inactivityMonths, plan.date);
  });
  const left = new Map(
    plan.entries.map(({ sample }) => [
      sample,
      registers.samples.get(sample)?.currentQuantity ?? null,
    ]),
  );
  const { sessionsThatDay, halves, checkedStands, today } = facts;
  return { sessionsThatDay, inactive, left, halves, checkedStands, today };
}
