import { codeKey, type PlanValue } from '../documents/session.document.ts';
import type { ChecklistData, ChecklistItem, PlanSurroundings } from './checklist-item.ts';
import { conductWarnings } from './conduct-warnings.ts';

/**
 * SES-5: what stands before a session may be shown, met or not, in the order of the form.
 * Walls are what tasting cannot do without; conditions of method.md section 8 are warnings.
 */
export function planChecklist(
  plan: PlanValue,
  around: PlanSurroundings,
  sheets: readonly string[],
): readonly ChecklistItem[] {
  const wall = (code: string, met: boolean, data: ChecklistData = {}): ChecklistItem => ({
    code,
    kind: 'wall',
    met,
    data,
  });
  return [
    wall('plan-has-samples', plan.entries.length > 0),
    wall('plan-has-tasters', plan.tasters.length > 0),
    wall('plan-entries-distinct', entriesDistinct(plan)),
    wall('plan-codes-complete', codesComplete(plan)),
    wall('plan-orders-complete', ordersComplete(plan)),
    wall('plan-sheet-known', sheets.includes(plan.sheet), { sheet: plan.sheet }),
    ...conductWarnings(plan, around),
  ];
}

/** The codes of the walls that still stand. */
export const wallsOf = (items: readonly ChecklistItem[]): readonly string[] =>
  items.filter((item) => item.kind === 'wall' && !item.met).map((item) => item.code);

function entriesDistinct(plan: PlanValue): boolean {
  const keys = new Set(plan.entries.map((entry) => `${entry.sample}|${entry.replicate}`));
  const orphan = plan.entries.some(
    (entry) => entry.replicate === 2 && !keys.has(`${entry.sample}|1`),
  );
  return keys.size === plan.entries.length && !orphan;
}

/** Every glass has a code, and no code stands on two glasses of the session. */
function codesComplete(plan: PlanValue): boolean {
  const keys = plan.entries.flatMap((entry) =>
    plan.multicode
      ? plan.tasters.map((taster) => codeKey(entry.id, taster))
      : [codeKey(entry.id, null)],
  );
  const codes = keys.map((key) => plan.codes.get(key));
  return !codes.includes(undefined) && new Set(codes).size === codes.length;
}

/** Every taster is served every glass of the plan once. */
function ordersComplete(plan: PlanValue): boolean {
  return plan.tasters.every((taster) => {
    const order = plan.orders.get(taster) ?? [];
    return (
      order.length === plan.entries.length &&
      plan.entries.every((entry) => order.includes(entry.id))
    );
  });
}
