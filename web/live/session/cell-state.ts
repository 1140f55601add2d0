import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import type { Glass, TrayValue } from '../../../domain/documents/tray.document.ts';
import { answeredOf } from '../../../domain/sheets/definition/answered-of.ts';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import { isValidlySigned } from '../../../domain/sheets/is-validly-signed.ts';
import { sheetGaps } from '../../../domain/sheets/sheet-gaps.ts';

/**
 * The state of one glass of one taster, as the leader's board shows it. Minutes are whole, since
 * the code was confirmed or the sheet re-opened.
 */
export type CellState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not-started' }
  | { readonly kind: 'confirmed'; readonly minutes: number }
  | {
      readonly kind: 'marking';
      readonly done: number;
      readonly of: number;
      readonly minutes: number;
    }
  /** Complete, as the booth shows it, and not signed. */
  | { readonly kind: 'complete'; readonly minutes: number }
  /** Re-opened after it was sealed, and not signed since (EVA-12). */
  | {
      readonly kind: 'open-again';
      readonly minutes: number;
      readonly by: string;
      readonly reason: string;
    }
  | { readonly kind: 'signed' }
  | {
      readonly kind: 'sealed';
      readonly at: string;
      readonly version: number;
      /** Whether it was keyed in from paper; absent if not (KEY-6). */
      readonly keyed?: boolean;
    }
  | { readonly kind: 'excluded'; readonly reason: string }
  | { readonly kind: 'rest'; readonly seconds: number }
  /** `read`: the code that the taster read on the glass; absent if none was typed. */
  | { readonly kind: 'wrong-glass'; readonly read?: string }
  | { readonly kind: 'not-returned' }
  /**
   * A conflict: it was signed or answered on two devices that differ, and its taster has not
   * confirmed it (SHT-19).
   */
  | { readonly kind: 'not-confirmed' };

/** The facts from which the state of a cell is derived. */
export type CellFacts = {
  readonly tray: TrayValue | null;
  readonly glass: Glass | null;
  readonly sheet: EvaluationValue | null;
  /** The definition of the sheet that was served (SHT-1). */
  readonly definition: SheetDefinition;
  readonly exclusion: { readonly reason: string } | null;
  /** The current time, in ms since 1970. */
  readonly now: number;
};

/**
 * The current glass of a taster: the first in serving order that is not sealed; null when all are.
 */
export const currentGlass = (tray: TrayValue): Glass | null =>
  tray.glasses.find((glass) => glass.sealed === null) ?? null;

/**
 * The state of one cell (BRD-1). An excluded sheet shows that first, and a sealed one is sealed
 * whatever else happens. A wrong glass or a rest concerns the taster's current glass only. A
 * re-opened sheet is in progress even after tasting has ended (EVA-12). Of a sheet that is not
 * loaded, only the facts of the tray are used (BRD-10).
 */
export function cellState(of: CellFacts): CellState {
  const { tray, glass, sheet, definition, exclusion, now } = of;
  if (tray === null || glass === null) return { kind: 'unknown' };
  if (glass.sealed !== null) {
    if (exclusion !== null) return { kind: 'excluded', reason: exclusion.reason };
    const { at, version, keyed } = glass.sealed;
    return { kind: 'sealed', at, version, ...(keyed === true && { keyed }) };
  }
  if (sheet !== null && isValidlySigned(sheet, definition)) return { kind: 'signed' };
  const current = currentGlass(tray)?.code === glass.code;
  if (current && tray.call?.reason === 'wrong-glass') {
    const { read } = tray.call;
    return { kind: 'wrong-glass', ...(read !== undefined && { read }) };
  }
  const isAtWork = tray.state !== 'closed';
  if (sheet !== null && isUnconfirmed(sheet, definition, isAtWork))
    return { kind: 'not-confirmed' };
  if (glass.reopened != null) {
    const { at, by, reason } = glass.reopened;
    return { kind: 'open-again', minutes: minutesSince(at, now), by, reason };
  }
  if (sheet === null) return { kind: 'unknown' };
  if (tray.state === 'closed') return { kind: 'not-returned' };
  if (sheet.startedAt !== null)
    return tasting(sheet, definition, minutesSince(sheet.startedAt, now));
  const seconds = current ? restSeconds(tray, now) : 0;
  return seconds > 0 ? { kind: 'rest', seconds } : { kind: 'not-started' };
}

/**
 * Whether a sheet only waits for its taster to confirm. During tasting, a sheet with gaps counts as
 * being marked.
 */
const isUnconfirmed = (sheet: EvaluationValue, definition: SheetDefinition, isAtWork: boolean) =>
  (sheet.changedSinceSigned !== undefined || sheet.apart !== undefined) &&
  !(isAtWork && sheetGaps(sheet, definition).length > 0);

/** The remaining rest in seconds; 0 when there is none. */
export function restSeconds(tray: TrayValue, now: number): number {
  if (tray.restUntil === null) return 0;
  return Math.max(0, Math.ceil((Date.parse(tray.restUntil) - now) / 1000));
}

function minutesSince(at: string, now: number): number {
  const started = Date.parse(at);
  return Number.isNaN(started) ? 0 : Math.max(0, Math.floor((now - started) / 60_000));
}

function tasting(sheet: EvaluationValue, definition: SheetDefinition, minutes: number): CellState {
  if (sheetGaps(sheet, definition).length === 0) return { kind: 'complete', minutes };
  const { answered: done, of } = answeredOf(sheet, definition);
  return done === 0 ? { kind: 'confirmed', minutes } : { kind: 'marking', done, of, minutes };
}
