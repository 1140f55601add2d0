import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import type { Glass, Reopening, TrayValue } from '../../../domain/documents/tray.document.ts';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import { isValidlySigned } from '../../../domain/sheets/is-validly-signed.ts';
import type { TastingCode } from '../../../domain/words/ids.ts';
import type { TrainingAnswer } from '../../../domain/words/training-answer.ts';
import type { DocumentStatus } from '../../live/pool/document-handle.ts';

/** A sheet as this device has it: its value, null until it is loaded, and its save status. */
export type SheetView = {
  readonly value: EvaluationValue | null;
  readonly status: Pick<DocumentStatus, 'onDevice' | 'received' | 'stored' | 'storedAt'> | null;
};

/** The save status of a signed sheet, which is never ahead of the truth. */
export type SignedPlace = 'saving' | 'device' | 'received' | 'stored';

/** The state of one glass, as its taster sees it. */
export type GlassState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'to-taste' }
  | { readonly kind: 'open'; readonly startedAt: string }
  | { readonly kind: 'signed'; readonly at: string; readonly place: SignedPlace }
  | { readonly kind: 'sealed'; readonly at: string };

/** One glass of the tray with its state; positions count from 1. */
export type TrayGlass = {
  readonly code: TastingCode;
  readonly position: number;
  readonly state: GlassState;
  readonly sealed: Glass['sealed'];
  /** Who re-opened its sheet, when and why (EVA-12). */
  readonly reopened?: Reopening;
  /** The answer to a sealed glass of a training session (TRN-3). */
  readonly answer?: TrainingAnswer;
};

/**
 * Derives the state of a glass (BTH-1). A glass that the server sealed is sealed. A valid signature
 * counts as soon as it is on this device (BTH-46).
 */
export function glassState(
  glass: Glass,
  sheet: SheetView | undefined,
  definition: SheetDefinition,
): GlassState {
  if (glass.sealed !== null) return { kind: 'sealed', at: glass.sealed.at };
  if (sheet === undefined || sheet.value === null) return { kind: 'loading' };
  const { signature, startedAt } = sheet.value;
  if (signature !== null && isValidlySigned(sheet.value, definition))
    return { kind: 'signed', at: signature.at, place: signedPlace(sheet.status) };
  const openedAt = startedAt ?? signature?.at ?? null;
  return openedAt === null ? { kind: 'to-taste' } : { kind: 'open', startedAt: openedAt };
}

/** Derives the save status of a signed sheet; in doubt, the lesser claim (BTH-2). */
export function signedPlace(status: SheetView['status']): SignedPlace {
  if (status === null) return 'saving';
  if (status.stored) return 'stored';
  if (status.received) return 'received';
  return status.onDevice ? 'device' : 'saving';
}

/** Lists the glasses of a tray in serving order, each with its state. */
export const trayGlasses = (
  tray: TrayValue,
  sheets: ReadonlyMap<TastingCode, SheetView>,
  definition: SheetDefinition,
): readonly TrayGlass[] =>
  tray.glasses.map((glass, index) => ({
    code: glass.code,
    position: index + 1,
    state: glassState(glass, sheets.get(glass.code), definition),
    sealed: glass.sealed,
    ...(glass.reopened == null ? {} : { reopened: glass.reopened }),
    ...(glass.answer === undefined ? {} : { answer: glass.answer }),
  }));

/** Whether the taster has handed in a glass: its sheet is signed or sealed. */
export const isHandedIn = ({ state }: TrayGlass): boolean =>
  state.kind === 'signed' || state.kind === 'sealed';

/**
 * The signed sheets that the server has stored and not sealed; the device asks the server to seal
 * these (BTH-3).
 */
export const toSeal = (glasses: readonly TrayGlass[]): readonly TastingCode[] =>
  glasses
    .filter(({ state }) => state.kind === 'signed' && state.place === 'stored')
    .map(({ code }) => code);
