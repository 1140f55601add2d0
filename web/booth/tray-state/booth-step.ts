import type { TrayValue } from '../../../domain/documents/tray.document.ts';
import { isHandedIn, type TrayGlass } from './glass-state.ts';

/** The step of the tasting that the booth shows now. */
export type BoothStep =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'sheet'; readonly glass: TrayGlass }
  | { readonly kind: 'loading' }
  | { readonly kind: 'rest'; readonly end: number; readonly next: TrayGlass }
  | { readonly kind: 'confirm'; readonly next: TrayGlass }
  | { readonly kind: 'done' };

/**
 * Derives the step of the booth from tray, glasses and rest (BTH-5). A sheet that was begun comes
 * back after a reload; of several the newest, if the leader re-opened another. After the tasting
 * has ended, only a re-opened sheet comes back (EVA-12).
 */
export function boothStep(
  tray: TrayValue,
  glasses: readonly TrayGlass[],
  restEnd: number | null,
): BoothStep {
  if (tray.state === 'hidden') return { kind: 'hidden' };
  const isOver = tray.state === 'closed';
  const asked = isOver ? glasses.filter(({ reopened }) => reopened !== undefined) : glasses;
  const open = newestOpen(asked);
  if (open !== null) return { kind: 'sheet', glass: open };
  if (asked.some(({ state }) => state.kind === 'loading')) return { kind: 'loading' };
  if (isOver) return { kind: 'closed' };
  const next = glasses.find((glass) => !isHandedIn(glass));
  if (next === undefined) return { kind: 'done' };
  return restEnd === null ? { kind: 'confirm', next } : { kind: 'rest', end: restEnd, next };
}

function newestOpen(glasses: readonly TrayGlass[]): TrayGlass | null {
  let newest: { readonly glass: TrayGlass; readonly at: string } | null = null;
  for (const glass of glasses) {
    if (glass.state.kind !== 'open') continue;
    if (newest === null || glass.state.startedAt > newest.at)
      newest = { glass, at: glass.state.startedAt };
  }
  return newest?.glass ?? null;
}

/**
 * Whether a wrong glass stops the booth (BTH-11). It does so as soon as the taster reports it, even
 * offline, until the leader answers or the taster says that the right glass is here.
 */
export function isStopped(
  lit: TrayValue['call'],
  here: { readonly asked: 'help' | 'wrong-glass' | null; readonly resumedAt: string | null },
): boolean {
  if (here.asked === 'wrong-glass') return true;
  return lit?.reason === 'wrong-glass' && lit.at !== here.resumedAt;
}
