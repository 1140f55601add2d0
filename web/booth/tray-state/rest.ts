import type { TrayValue } from '../../../domain/documents/tray.document.ts';
import { isHandedIn, type SheetView, type TrayGlass } from './glass-state.ts';

/** Server timestamps closer than this belong to one action, in ms. */
const SAME_ACT = 2_000;

/**
 * Computes when the rest ends, in ms since 1970 by the clock of this device; null if there is none
 * (BTH-4). It counts from the last signature made here, so that it is valid offline and with any
 * device clock. If the glass is sealed and the tray has no end, or one earlier than seal plus rest,
 * the leader has ended the rest. There is none before the first glass or after the last.
 */
export function restEnd(
  tray: TrayValue,
  glasses: readonly TrayGlass[],
  sheets: ReadonlyMap<string, SheetView>,
  now: number,
): number | null {
  if (glasses.every(isHandedIn)) return null;
  const length = tray.restSeconds * 1000;
  const signed = glasses
    // Keying in a paper sheet begins no rest and ends none (KEY-4).
    .filter((glass) => isHandedIn(glass) && glass.sealed?.keyed !== true)
    .map((glass) => ({ glass, at: handedInAt(glass, sheets) }))
    .reduce<{ glass: TrayGlass; at: number } | null>(
      (last, next) => (last === null || next.at >= last.at ? next : last),
      null,
    );
  if (signed === null) return null;
  const sealedAt = Date.parse(signed.glass.sealed?.at ?? '');
  const until = Date.parse(tray.restUntil ?? '');
  if (!Number.isNaN(sealedAt)) {
    if (Number.isNaN(until) || until < sealedAt + length - SAME_ACT) return null;
  }
  const end = Math.min(signed.at + length, now + length);
  return end > now ? end : null;
}

function handedInAt(glass: TrayGlass, sheets: ReadonlyMap<string, SheetView>): number {
  const here = Date.parse(sheets.get(glass.code)?.value?.signature?.at ?? '');
  return Number.isNaN(here) ? Date.parse(glass.sealed?.at ?? '') || 0 : here;
}

/** Whole seconds left, rounded up, for a countdown that ends at zero. */
export const restSeconds = (end: number | null, now: number): number =>
  end === null ? 0 : Math.max(0, Math.ceil((end - now) / 1000));
