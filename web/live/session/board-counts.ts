import type { PlanEntry } from '../../../domain/documents/session.document.ts';
import type { TasterId } from '../../../domain/words/ids.ts';
import { type BoardFacts, exclusionOf, glassOf, sheetOf, trayOf } from './board-facts.ts';
import { type CellState, cellState } from './cell-state.ts';

/** The progress of a session, counted in sheets. */
export type BoardCounts = {
  readonly sheets: number;
  readonly sealed: number;
  readonly signed: number;
  readonly tasting: number;
  /** Sheets whose tray is not loaded yet: they may be sealed. */
  readonly unknown: number;
  /** Sheets that are not sealed and not loaded yet: they may be signed. */
  readonly unread: number;
};

/** The state of one cell of the board: one taster and one glass of the plan. */
export const cellOf = (
  facts: BoardFacts,
  entry: PlanEntry,
  taster: TasterId,
  now: number,
): CellState =>
  cellState({
    tray: trayOf(facts, taster),
    glass: glassOf(facts, entry, taster),
    sheet: sheetOf(facts, entry, taster),
    definition: facts.definition,
    exclusion: exclusionOf(facts, entry, taster),
    now,
  });

/**
 * How many sheets of one glass are sealed, of how many. Excluded sheets were sealed too, so they
 * count.
 */
export type SealedCount = {
  readonly sealed: number;
  readonly expected: number;
  /** Tasters whose tray is not loaded: whether they have sealed is unknown (BRD-10). */
  readonly unknown: number;
};

/**
 * Counts the sealed sheets of one glass, and the sheets of which nothing is known yet (BRD-2,
 * BRD-10).
 */
export function sealedOf(facts: BoardFacts, entry: PlanEntry): SealedCount {
  const glasses = facts.plan.tasters.map((taster) => glassOf(facts, entry, taster));
  return {
    sealed: glasses.filter((glass) => glass?.sealed).length,
    expected: facts.plan.tasters.length,
    unknown: facts.plan.tasters.filter((taster) => trayOf(facts, taster) === null).length,
  };
}

/** Counts the sheets of the whole board, for the summary line above it (BRD-5). */
export function boardCounts(facts: BoardFacts, now: number): BoardCounts {
  const cells = facts.plan.tasters.flatMap((taster) =>
    facts.plan.entries.map((entry) => ({
      kind: cellOf(facts, entry, taster, now).kind,
      isTrayHere: trayOf(facts, taster) !== null,
      isClosed: trayOf(facts, taster)?.state === 'closed',
    })),
  );
  const unknown = cells.filter(({ isTrayHere }) => !isTrayHere).length;
  const count = (...wanted: readonly CellState['kind'][]) =>
    cells.filter(({ kind }) => wanted.includes(kind)).length;
  return {
    sheets: cells.length,
    sealed: count('sealed', 'excluded'),
    signed: count('signed'),
    tasting:
      count('confirmed', 'marking', 'complete', 'open-again') +
      cells.filter(({ kind, isClosed }) => kind === 'not-confirmed' && !isClosed).length,
    unknown,
    unread: count('unknown') - unknown,
  };
}
