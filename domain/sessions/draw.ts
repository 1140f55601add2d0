import { codeKey, type PlanEntry } from '../documents/session.document.ts';
import {
  type EntryId,
  parseTastingCode,
  type SampleId,
  type TasterId,
  type TastingCode,
} from '../words/ids.ts';
import { chooseOrders } from './choose-orders.ts';
import { type Chance, drawCodes } from './draw-codes.ts';
import { shuffle } from './shuffle.ts';

/** Tasting codes and serving orders of a whole session. */
export type Draw = {
  readonly codes: ReadonlyMap<string, TastingCode>;
  readonly orders: ReadonlyMap<TasterId, readonly EntryId[]>;
};

/**
 * Draws the tasting codes and serving orders of a session (SES-4, PLN-31). A glass with a code
 * keeps it, since its label may be printed. The orders are those of a Williams design that spread
 * most evenly (SES-38), with shuffled glasses. A sample never gets a code of the other half of its pair
 * (`apart`): such a code is drawn again.
 */
export function draw(
  plan: {
    readonly entries: readonly PlanEntry[];
    readonly tasters: readonly TasterId[];
    readonly multicode: boolean;
  },
  kept: ReadonlyMap<string, TastingCode>,
  chance: Chance,
  apart: ReadonlyMap<SampleId, readonly string[]> = new Map(),
): Draw {
  const keysOf = (entry: PlanEntry) =>
    plan.multicode
      ? plan.tasters.map((taster) => codeKey(entry.id, taster))
      : [codeKey(entry.id, null)];
  const remaining = new Map(kept);
  for (const entry of plan.entries)
    for (const key of keysOf(entry))
      if (apart.get(entry.sample)?.includes(kept.get(key) ?? '') === true) remaining.delete(key);
  const keys = plan.entries.flatMap(keysOf);
  const barred = new Set([...apart.values()].flat());
  return {
    codes: completeCodes(keys, remaining, barred, chance),
    orders: drawOrders(plan, chance),
  };
}

function completeCodes(
  keys: readonly string[],
  kept: ReadonlyMap<string, TastingCode>,
  barred: ReadonlySet<string>,
  chance: Chance,
): ReadonlyMap<string, TastingCode> {
  const codes = new Map<string, TastingCode>();
  const taken = new Set<string>();
  for (const key of keys) {
    const code = kept.get(key);
    if (code === undefined || taken.has(code)) continue;
    codes.set(key, code);
    taken.add(code);
  }
  const missing = keys.filter((key) => !codes.has(key));
  const drawn = drawCodes(missing.length, new Set([...taken, ...barred]), chance);
  missing.forEach((key, index) => {
    const code = parseTastingCode(drawn[index] ?? '');
    if (code !== null) codes.set(key, code);
  });
  return codes;
}

function drawOrders(
  plan: { readonly entries: readonly PlanEntry[]; readonly tasters: readonly TasterId[] },
  chance: Chance,
): ReadonlyMap<TasterId, readonly EntryId[]> {
  const entries = shuffle(plan.entries, chance).map((entry) => entry.id);
  const rows = chooseOrders(entries.length, plan.tasters.length, chance);
  return new Map(
    plan.tasters.map((taster, index) => {
      const row = rows[index] ?? [];
      return [taster, row.map((item) => entries[item]).filter((id) => id !== undefined)];
    }),
  );
}
