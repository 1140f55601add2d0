import { sheetName } from '../../../domain/documents/document-names.ts';
import { isValidlySigned } from '../../../domain/sheets/is-validly-signed.ts';
import type { TasterId, TastingCode } from '../../../domain/words/ids.ts';
import type { SessionState } from '../../../domain/words/session-state.ts';
import { type BoardFacts, trayOf } from '../../live/session/board-facts.ts';

/**
 * Glass of a taster as the page of paper sheets shows it: without its sample and without marks
 * (KEY-7).
 */
export type PaperGlass = {
  readonly code: TastingCode;
  /** Position in serving order, from 1. */
  readonly position: number;
  /** `device` when a device seems to be tasting the glass: the server decides (KEY-5). */
  readonly state: 'free' | 'sealed' | 'device';
};

/** Returns whether paper sheets may be keyed in at this state of the session (KEY-1). */
export const mayKeyIn = (state: SessionState): boolean =>
  state === 'shown' || state === 'hidden' || state === 'closed';

/**
 * Returns the glasses of a taster in serving order; an empty array while the tray is not loaded
 * (KEY-1, KEY-5).
 */
export function paperGlasses(
  facts: BoardFacts,
  taster: TasterId,
  state: SessionState,
): readonly PaperGlass[] {
  const glasses = trayOf(facts, taster)?.glasses ?? [];
  return glasses.map(({ code, sealed }, index) => {
    const sheet = facts.sheets.get(sheetName(facts.place, taster, code))?.value ?? null;
    const isSigned = sheet !== null && isValidlySigned(sheet, facts.definition);
    // A re-opened paper sheet has marks although no device began it.
    const hasMarks =
      sheet !== null && sheet.startedAt !== null && Object.keys(sheet.marks).length > 0;
    const isOnDevice = isSigned || (hasMarks && state !== 'closed');
    return {
      code,
      position: index + 1,
      state: sealed !== null ? 'sealed' : isOnDevice ? 'device' : 'free',
    };
  });
}
