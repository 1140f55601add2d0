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

/** What was keyed in from a sheet of paper: twice, and what of the two is to be kept. */
export type Keying = {
  readonly first: KeyedAnswers;
  readonly second: KeyedAnswers;
  readonly kept: KeyedAnswers;
};

/** How a sheet of paper is sealed. */
export type KeyedSealing = {
  readonly seals: Sealing;
  /** The lines at which the two keyings differed, and one of them was chosen. */
  readonly settled: readonly KeyingLine[];
  /** KEY-5: whether the device of the taster had begun this sheet: what it said is kept in the trail. */
  readonly isBegun: boolean;
  /** KEY-9: one person alone opened a sealed sheet again and keyed it in, since nobody else may. */
  readonly isAlone: boolean;
};

/** KEY-9: who keys a sheet in that was sealed and opened again. */
export type KeyingOver = {
  readonly isLeader: boolean;
  /** The same account opened it again. */
  readonly isOpener: boolean;
  /** Another account of the panel may key it in. */
  readonly hasOthers: boolean;
};

/**
 * KEY-1 to KEY-5: a sheet of paper is keyed in while its session is shown, hidden or closed, where no sheet of that glass is
 * sealed and none is being marked on a device; what is kept of each line is what one keying at least says, and has no gap, as
 * any sheet that is sealed (EVA-2). It needs neither a signature nor a measured screen: both belong to the paper. KEY-9: what
 * was sealed before is keyed over by a leader alone where it was signed on a device, and by nobody who opened it again while
 * another may.
 */
export function decideKeySheet(facts: {
  readonly state: SessionState;
  readonly last: SealedVersion | null;
  /** The sheet of that glass as the server has it of the taster's device. */
  readonly onDevice: EvaluationValue;
  /** What it was last sealed with; null where it never was. */
  readonly sealed: SealedEvaluation | null;
  readonly keying: Keying;
  /** Who keys over what was sealed; null where nothing was. */
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
  // Nobody tastes any more once the session is closed; but what is signed is sealed by itself (EVA-3).
  const isTasting = isBegun && (state !== 'closed' || isValidlySigned(onDevice, definition));
  if (isTasting) return refuse('device-tasting');
  const { first, second, kept } = keying;
  const lines = unkeyedLines(kept, first, second);
  if (lines.length > 0) return refuse('keying-unsettled', { lines });
  // SHT-3: nothing is kept that the sheet does not ask for.
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
