import { codeKey, type PlanValue } from '../documents/session.document.ts';
import type { SampleId } from '../words/ids.ts';
import { hasNotes, sheetFits } from './built-in-sheets.ts';
import type { ChecklistData, ChecklistItem, PlanSurroundings } from './checklist-item.ts';
import { conductWarnings } from './conduct-warnings.ts';
import { isChecked, loneRepeats } from './earlier-half.ts';
import { isSessionDate } from './session-date.ts';

/**
 * The checklist before a session is shown, each line met or not, in the order of the form (SES-5).
 * A `wall` blocks the session; the method's conditions on its conduct are warnings (SES-6). A line
 * with nothing to check yet is not met.
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
    wall('plan-entries-distinct', entriesDistinct(plan, around), { glasses: plan.entries.length }),
    wall('plan-codes-complete', codesComplete(plan)),
    ...codesApart(plan, around).map((met) => wall('plan-codes-apart', met)),
    wall('plan-orders-complete', ordersComplete(plan)),
    wall('plan-sheet-known', sheets.includes(plan.sheet), { sheet: plan.sheet }),
    ...fitOf(plan).map((met) => wall('plan-sheet-fits', met, { sheet: plan.sheet })),
    ...checkOf(plan, around).map(([code, met]) => wall(code, met)),
    ...dateOf(plan, around).map((met) => wall('plan-date', met)),
    ...conductWarnings(plan, around),
  ];
}

/**
 * Whether the sheet fits a training session; empty where neither the session nor its sheet is for
 * training (TRN-11).
 */
const fitOf = ({ sheet, training }: PlanValue): readonly boolean[] =>
  training || hasNotes(sheet) ? [sheetFits(sheet, training)] : [];

/** Says that the session can not have its date; empty where it can (SES-37). */
const dateOf = ({ date }: PlanValue, { today }: PlanSurroundings): readonly false[] =>
  today === undefined || isSessionDate(date, today) ? [] : [false];

/**
 * For a counter-assessment of this panel's result: that result is valid, and its sample is served
 * (PLN-41).
 */
function checkOf(
  { checks, entries }: PlanValue,
  { checkedStands }: PlanSurroundings,
): readonly (readonly [string, boolean])[] {
  if (checks == null || checks.of === 'elsewhere') return [];
  return [
    ['plan-check-stands', checkedStands === true],
    ['plan-check-serves', entries.some(({ sample }) => sample === checks.sample)],
  ];
}

/** The codes of the lines that still block the session. */
export const wallsOf = (items: readonly ChecklistItem[]): readonly string[] =>
  items.filter((item) => item.kind === 'wall' && !item.met).map((item) => item.code);

/**
 * Whether no glass is on the plan twice, and each replicate 2 has its replicate 1 on the plan or in
 * an earlier session (PLN-3, PLN-30). That of the sample which a counter-assessment checks must be
 * on the plan: it makes no pair over two sessions (PLN-56).
 */
function entriesDistinct(plan: PlanValue, { halves }: PlanSurroundings): boolean {
  const keys = new Set(plan.entries.map((entry) => `${entry.sample}|${entry.replicate}`));
  return (
    keys.size > 0 &&
    keys.size === plan.entries.length &&
    loneRepeats(plan).every((sample) => halves?.has(sample) === true && !isChecked(plan, sample))
  );
}

/** Whether no lone replicate 2 has a code of its other half; empty where none has one (PLN-31). */
function codesApart(plan: PlanValue, { halves }: PlanSurroundings): readonly boolean[] {
  const repeats = loneRepeats(plan).filter((sample) => halves?.has(sample) === true);
  if (repeats.length === 0) return [];
  const codes = (sample: SampleId) =>
    codeKeys(
      plan,
      plan.entries.filter((entry) => entry.sample === sample),
    ).map((key) => plan.codes.get(key));
  return [
    repeats.every((sample) =>
      codes(sample).every(
        (code) => code === undefined || halves?.get(sample)?.codes.includes(code) !== true,
      ),
    ),
  ];
}

/**
 * The keys of the codes of some glasses: one for each glass, or for each glass and taster under
 * multicode.
 */
const codeKeys = (plan: PlanValue, entries: PlanValue['entries']): readonly string[] =>
  entries.flatMap((entry) =>
    plan.multicode
      ? plan.tasters.map((taster) => codeKey(entry.id, taster))
      : [codeKey(entry.id, null)],
  );

/** Whether every glass has a code, and no code is on two glasses of the session. */
function codesComplete(plan: PlanValue): boolean {
  const codes = codeKeys(plan, plan.entries).map((key) => plan.codes.get(key));
  return codes.length > 0 && !codes.includes(undefined) && new Set(codes).size === codes.length;
}

/** Whether every taster is served every glass of the plan once. */
function ordersComplete(plan: PlanValue): boolean {
  if (plan.tasters.length === 0 || plan.entries.length === 0) return false;
  return plan.tasters.every((taster) => {
    const order = plan.orders.get(taster) ?? [];
    return (
      order.length === plan.entries.length &&
      plan.entries.every((entry) => order.includes(entry.id))
    );
  });
}
