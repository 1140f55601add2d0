import type { EvaluationValue } from '../documents/evaluation.document.ts';
import type { SealedEvaluation } from '../documents/sealed-evaluation.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import type { KeyingLine } from '../words/keying-line.ts';
import type { SessionState } from '../words/session-state.ts';
import { type SealedVersion, type Sealing, sealingOf } from './decide-seal.ts';
import type { SheetDefinition } from './definition/sheet-definition.ts';
import { hasForeignAnswers } from './has-foreign-answers.ts';
import { isValidlySigned } from './is-validly-signed.ts';
import type { KeyedAnswers } from './keyed-answers.ts';
import { differingLines, unkeyedLines } from './keying-lines.ts';
import { sheetGaps } from './sheet-gaps.ts';
import { isUntouched } from './untouched-sheet.ts';

/**
 * The keyed-in data of a paper sheet: two entries (double entry), and the answers chosen from them.
 */
export type Keying = {
  readonly first: KeyedAnswers;
  readonly second: KeyedAnswers;
  readonly kept: KeyedAnswers;
};

/** How a paper sheet is sealed. */
export type KeyedSealing = {
  readonly seals: Sealing;
  /** The lines in which the two entries differed, and one of them was chosen. */
  readonly settled: readonly KeyingLine[];
  /**
   * Whether the taster's device had begun this sheet: its answers are recorded in the audit trail
   * (KEY-5).
   */
  readonly isBegun: boolean;
  /**
   * The same person re-opened the sealed sheet and keyed it in, since nobody else has permission
   * (KEY-9).
   */
  readonly isAlone: boolean;
};

/** The account that keys in a sheet which was sealed and re-opened (KEY-9). */
export type KeyingOver = {
  readonly isLeader: boolean;
  /** The same account re-opened it. */
  readonly isOpener: boolean;
  /** Another account of the panel has permission to key it in. */
  readonly hasOthers: boolean;
};

/**
 * Decides whether a paper sheet may be keyed in (KEY-1 to KEY-5). The session is shown, hidden or
 * closed. No sheet of that glass is sealed, and none is being marked on a device. Each chosen
 * answer is in at least one of the two entries, and there are no gaps, as in any sealed sheet
 * (EVA-2). It needs no signature and no calibrated screen: both belong to the paper. A sheet that
 * was signed on a device and sealed is keyed over only by a leader. The account that re-opened it
 * may not, while another has permission (KEY-9).
 */
export function decideKeySheet(facts: {
  readonly state: SessionState;
  readonly last: SealedVersion | null;
  /** The sheet of that glass from the taster's device, as the server has it. */
  readonly onDevice: EvaluationValue;
  /** Its last sealed content; null where it never was sealed. */
  readonly sealed: SealedEvaluation | null;
  readonly keying: Keying;
  /** The account that keys over a sealed sheet; null where none was sealed. */
  readonly over: KeyingOver | null;
  readonly definition: SheetDefinition;
}): Result<
  KeyedSealing,
  | 'session-not-shown'
  | 'session-validated'
  | 'sheet-sealed'
  | 'leader-keys-over'
  | 'opener-keys-over'
  | 'sheet-foreign'
  | 'device-tasting'
  | 'keying-unsettled'
  | 'sheet-incomplete'
> {
  const { state, last, onDevice, sealed, keying, over, definition } = facts;
  if (state === 'draft') return refuse('session-not-shown');
  if (state === 'validated') return refuse('session-validated');
  if (last !== null && !last.open) return refuse('sheet-sealed');
  const isOfDevice = last !== null && !last.keyed;
  if (over?.isLeader === false && isOfDevice) return refuse('leader-keys-over');
  if (over?.isOpener === true && over.hasOthers) return refuse('opener-keys-over');
  const isBegun = !isUntouched(onDevice, sealed);
  // Nobody tastes in a closed session; but a signed sheet is still sealed by itself (EVA-3).
  const isTasting = isBegun && (state !== 'closed' || isValidlySigned(onDevice, definition));
  if (isTasting) return refuse('device-tasting');
  const { first, second, kept } = keying;
  const lines = unkeyedLines(kept, first, second);
  if (lines.length > 0) return refuse('keying-unsettled', { lines });
  // SHT-3: only answers that the sheet asks for are stored.
  if (hasForeignAnswers(kept, definition)) return refuse('sheet-foreign');
  const gaps = sheetGaps(kept, definition);
  if (gaps.length > 0) return refuse('sheet-incomplete', { gaps });
  return accept({
    seals: sealingOf(state, last),
    settled: differingLines(first, second),
    isBegun,
    isAlone: over?.isOpener ?? false,
  });
}
