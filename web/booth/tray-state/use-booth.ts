import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { sheetName, trayName } from '../../../domain/documents/document-names.ts';
import { readTray, type TrayValue } from '../../../domain/documents/tray.document.ts';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import { trayDefinition } from '../../../domain/sheets/definition/tray-definition.ts';
import type { TastingCode } from '../../../domain/words/ids.ts';
import type { DocumentStatus } from '../../live/pool/document-handle.ts';
import { useDocument } from '../../live/pool/use-document.tsx';
import { useDocumentValue } from '../../live/pool/use-document-value.ts';
import { useDocuments } from '../../live/pool/use-documents.ts';
import type { BoothPlace } from './booth-names.ts';
import { type BoothStep, boothStep } from './booth-step.ts';
import { isHandedIn, type TrayGlass, trayGlasses } from './glass-state.ts';
import { type HeldSheet, holdSheet } from './held-sheet.ts';
import { restEnd } from './rest.ts';

const second = (): number => Math.floor(Date.now() / 1000) * 1000;
const none = () => () => {};

/**
 * The present time in ms since 1970, in whole seconds. It re-renders only while `runs`; otherwise
 * it is the time of the last render.
 */
function useClock(runs: boolean): number {
  const watch = useCallback((listener: () => void) => {
    const timer = setInterval(listener, 250);
    return () => clearInterval(timer);
  }, []);
  return useSyncExternalStore(runs ? watch : none, second);
}

/** The present state of a taster's booth: tray, glasses, sheets and the next step. */
export type Booth = {
  readonly place: BoothPlace;
  readonly tray: TrayValue;
  /** The definition of the sheets that are marked (SHT-1). */
  readonly definition: SheetDefinition;
  readonly glasses: readonly TrayGlass[];
  readonly sheets: ReadonlyMap<TastingCode, HeldSheet>;
  readonly step: BoothStep;
  readonly now: number;
  /** Why the server refuses the tray now, while this device still shows its local copy. */
  readonly refused: DocumentStatus['refused'];
};

/** The booth, or why there is none to show yet. */
export type BoothView =
  | { readonly kind: 'booth'; readonly booth: Booth }
  | { readonly kind: 'waiting'; readonly refused: DocumentStatus['refused'] }
  | { readonly kind: 'unreadable'; readonly code: string };

/** No batching delay, in ms: a taster sees their own mark at once. */
const AT_ONCE = 0;

/** Subscribes to the booth of one taster in one session, online and offline. */
export function useBooth(place: BoothPlace): BoothView {
  const open = useDocument(trayName(place, place.taster));
  const read = useDocumentValue(open?.handle ?? null, readTray);
  const tray = read?.ok === true ? read.value : null;
  const definition = useMemo(() => (tray === null ? null : trayDefinition(tray)), [tray]);
  const names = tray?.glasses.map(({ code }) => sheetName(place, place.taster, code)) ?? [];
  const byName = useDocuments(names, holdSheet, AT_ONCE);
  const sheets = new Map<TastingCode, HeldSheet>();
  for (const { code } of tray?.glasses ?? []) {
    const held = byName.get(sheetName(place, place.taster, code));
    if (held !== undefined) sheets.set(code, held);
  }
  const glasses = tray === null || definition === null ? [] : trayGlasses(tray, sheets, definition);
  const mayRest = glasses.some(isHandedIn) && !glasses.some(({ state }) => state.kind === 'open');
  const now = useClock(mayRest);
  if (read?.ok === false) return { kind: 'unreadable', code: read.code };
  if (tray === null || definition === null)
    return { kind: 'waiting', refused: open?.status.refused ?? null };
  const step = boothStep(tray, glasses, restEnd(tray, glasses, sheets, now));
  const refused = open?.status.refused ?? null;
  const booth = { place, tray, definition, glasses, sheets, step, now, refused };
  return { kind: 'booth', booth };
}
