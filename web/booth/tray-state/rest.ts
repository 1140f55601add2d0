import type { TrayValue } from '../../../domain/documents/tray.document.ts';
import { isHandedIn, type SheetView, type TrayGlass } from './glass-state.ts';

/** Two instants of the server closer than this are one act, in ms. */
const SAME_ACT = 2_000;

/**
 * BTH-4: when the rest ends, in ms since 1970 by this device's clock, or null when there is none. It runs from the
 * last signature made here, so that it holds without a network and whatever the device's clock says; the leader has
 * shortened it when the tray's end is earlier than its seal and rest would make it. No rest before the first glass
 * or after the last.
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
    // KEY-4: keying in a sheet of paper begins no rest and ends none.
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

/** Seconds still to come, whole and counted up, for a dial that ends at zero. */
export const restSeconds = (end: number | null, now: number): number =>
  end === null ? 0 : Math.max(0, Math.ceil((end - now) / 1000));
