import { FEWEST_OBSERVATIONS } from '../../domain/quality/fewest-observations.ts';
import type { MarkPair } from './discrimination.ts';

/** The fewest tasters for the mixed assessor model. */
export const FEWEST_TASTERS = 3;

/** A complete block: tasters and oils of which every taster judged every oil twice. */
export type AssessorBlock = {
  /** The indexes of the tasters. */
  readonly tasters: readonly number[];
  /** Their marks: taster by oil. */
  readonly marks: readonly (readonly MarkPair[])[];
};

/**
 * Selects the complete block that the mixed assessor model needs, from the duplicates that each
 * taster judged (QUA-60). The input is taster by duplicate, null where a mark is missing. Tasters
 * are added in the order of how many duplicates they judged, with the oils that all of them judged.
 * Of the blocks with six oils or more, the one with the most pairs of marks wins. Where there is
 * none, the one with the most oils wins. Of equals it is the one with more tasters. A block has at
 * least three tasters; null where fewer than three tasters share any oil.
 */
export function assessorBlock(
  table: readonly (readonly (MarkPair | null)[])[],
): AssessorBlock | null {
  const counts = table.map((row) => row.filter((pair) => pair !== null).length);
  const order = [...table.keys()].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  let best: {
    readonly size: number;
    readonly tasters: readonly number[];
    readonly oils: readonly number[];
  } | null = null;
  let oils = [...(table[0] ?? []).keys()];
  for (const [index, taster] of order.entries()) {
    oils = oils.filter((oil) => table[taster]?.[oil] != null);
    const count = index + 1;
    if (count < FEWEST_TASTERS || oils.length === 0) continue;
    const size = oils.length < FEWEST_OBSERVATIONS ? oils.length : count * oils.length * 100;
    if (best === null || size >= best.size) best = { size, tasters: order.slice(0, count), oils };
  }
  if (best === null) return null;
  const { tasters, oils: common } = best;
  const inOrder = tasters.toSorted((a, b) => a - b);
  const marks = inOrder.map((taster) =>
    common.flatMap((oil) => [table[taster]?.[oil] ?? []].filter(isPair)),
  );
  return { tasters: inOrder, marks };
}

const isPair = (pair: MarkPair | readonly []): pair is MarkPair => pair.length === 2;
