import { sheetName } from '../../../domain/documents/document-names.ts';
import { isValidlySigned } from '../../../domain/sheets/is-validly-signed.ts';
import type { TasterId, TastingCode } from '../../../domain/words/ids.ts';
import type { SessionState } from '../../../domain/words/session-state.ts';
import { type BoardFacts, trayOf } from '../../live/session/board-facts.ts';

/** One glass of a taster as the page of paper sheets offers it: nothing of what is in it, and no mark (KEY-7). */
export type PaperGlass = {
  readonly code: TastingCode;
  /** From 1, in the order of serving. */
  readonly position: number;
  /** `device` where a device seems to be tasting it: the server decides (KEY-5). */
  readonly state: 'free' | 'sealed' | 'device';
};

/** KEY-1: whether papers of a session may be keyed in as it stands. */
export const mayKeyIn = (state: SessionState): boolean =>
  state === 'shown' || state === 'hidden' || state === 'closed';

/** KEY-1, KEY-5: the glasses of a taster in serving order; none while the tray is not here. */
export function paperGlasses(
  facts: BoardFacts,
  taster: TasterId,
  state: SessionState,
): readonly PaperGlass[] {
  const glasses = trayOf(facts, taster)?.glasses ?? [];
  return glasses.map(({ code, sealed }, index) => {
    const sheet = facts.sheets.get(sheetName(facts.place, taster, code))?.value ?? null;
    const isSigned = sheet !== null && isValidlySigned(sheet, facts.definition);
    // A paper that was opened again has marks, and no device began it.
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
