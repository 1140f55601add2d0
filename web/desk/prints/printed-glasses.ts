import type { PlanValue } from '../../../domain/documents/session.document.ts';
import { MILLILITRES_A_GLASS } from '../../../domain/sessions/checklist-item.ts';
import type { SampleId, TasterId, TastingCode } from '../../../domain/words/ids.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import { codeFor } from '../../live/session/board-names.ts';

/** Glass as labels and paper sheets show it, without its sample (LBL-1). */
export type PrintedGlass = {
  readonly taster: TasterId;
  readonly code: TastingCode;
  /** Position in the taster's serving order, from 1. */
  readonly position: number;
};

/**
 * Pouring instruction of one sample with its codes, for the person who prepares, never for tasters
 * (LBL-4).
 */
export type Pouring = {
  readonly sample: SampleId;
  readonly replicate: Replicate;
  /** One code, or one for each taster under multicode. */
  readonly codes: readonly TastingCode[];
  readonly glasses: number;
  readonly millilitres: number;
};

/**
 * Returns every glass of the session, taster by taster in the given order, each in serving order
 * (LBL-1). The result is null while any glass has no code or no position: a partial list would be
 * taken for a complete one.
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

/**
 * Returns the pouring instructions in the order of the plan, 15 mL a glass (LBL-4). COI/T.20/Doc.
 * 15 asks for 14 to 16 mL.
 */
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
