import type { PlanValue } from '../../../domain/documents/session.document.ts';
import { MILLILITRES_A_GLASS } from '../../../domain/sessions/checklist-item.ts';
import type { SampleId, TasterId, TastingCode } from '../../../domain/words/ids.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import { codeFor } from '../../live/session/board-names.ts';

/** One glass as labels and paper sheets name it: nothing of what is in it (LBL-1). */
export type PrintedGlass = {
  readonly taster: TasterId;
  readonly code: TastingCode;
  /** From 1, in the taster's serving order. */
  readonly position: number;
};

/** What is poured of one sample under its codes: for who prepares, never for tasters (LBL-4). */
export type Pouring = {
  readonly sample: SampleId;
  readonly replicate: Replicate;
  /** One code, or under multicode each taster's. */
  readonly codes: readonly TastingCode[];
  readonly glasses: number;
  readonly millilitres: number;
};

/**
 * LBL-1: every glass of the session, the tasters in the order given and each one's glasses in serving order; `null` while a
 * glass has no code or no place yet, for a part of them would be taken for all.
 */
export function printedGlasses(
  plan: PlanValue,
  tasters: readonly TasterId[],
): readonly PrintedGlass[] | null {
  const glasses: PrintedGlass[] = [];
  for (const taster of tasters) {
    const order = plan.orders.get(taster) ?? [];
    for (const [place, id] of order.entries()) {
      const entry = plan.entries.find((known) => known.id === id);
      const code = entry === undefined ? null : codeFor(plan, entry, taster);
      if (code === null) return null;
      glasses.push({ taster, code, position: place + 1 });
    }
    if (order.length !== plan.entries.length) return null;
  }
  return glasses.length === 0 ? null : glasses;
}

/** LBL-4: what is poured, in the order of the plan, 15 mL a glass (COI/T.20/Doc. 15: 14 to 16). */
export const pourings = (plan: PlanValue): readonly Pouring[] =>
  plan.entries.map((entry) => {
    const codes = plan.tasters.flatMap((taster) => codeFor(plan, entry, taster) ?? []);
    const { sample, replicate } = entry;
    const glasses = plan.tasters.length;
    return {
      sample,
      replicate,
      codes: [...new Set(codes)],
      glasses,
      millilitres: glasses * MILLILITRES_A_GLASS,
    };
  });
