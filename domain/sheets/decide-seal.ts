import type { EvaluationValue } from '../documents/evaluation.document.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import type { SessionState } from '../words/session-state.ts';
import type { SheetDefinition } from './definition/sheet-definition.ts';
import { hasForeignAnswers } from './has-foreign-answers.ts';
import { sheetGaps } from './sheet-gaps.ts';

/** A sealed version as it stands in the records. */
export type SealedVersion = {
  readonly version: number;
  readonly digest: string;
  readonly sealedAt: string;
  /** The instant of the signature it was sealed with: it signs this version and no later one. */
  readonly signedAt: string;
  readonly open: boolean;
  /** EVA-12: by whom it was opened again, when and why; absent where it stands. */
  readonly reopening?: { readonly at: string; readonly by: string; readonly reason: string };
  /** KEY-4: it was filled in on paper and keyed in at the desk. */
  readonly keyed: boolean;
  /** KEY-6: by whom; absent where it was not. */
  readonly keyedBy?: string;
};

/** How a sheet is sealed: under which version, and whether it came after the session was closed. */
export type Sealing = {
  readonly version: number;
  readonly late: boolean;
  readonly valid: boolean;
};

/**
 * EVA-3: a signed sheet with nothing blank or contradictory is sealed, once; asking again answers what stands.
 * A sheet that comes after the session was closed is late: kept, flagged, never dropped. After validation it is kept
 * without validity, since the result was already computed. The signature of a version that was re-opened is spent, one on
 * other values signs nothing (SHT-17), and marks without the calibration of their screen are no lengths. SHT-3: nothing is sealed that its sheet does not ask for.
 */
export function decideSeal(facts: {
  readonly state: SessionState;
  readonly last: SealedVersion | null;
  readonly sheet: EvaluationValue;
  /** The sheet that was served, whatever a device says. */
  readonly definition: SheetDefinition;
}): Result<
  { readonly stands: SealedVersion } | { readonly seals: Sealing },
  | 'sheet-foreign'
  | 'sheet-incomplete'
  | 'sheet-unsigned'
  | 'sheet-changed'
  | 'sheet-unconfirmed'
  | 'sheet-uncalibrated'
> {
  const { last, sheet, state, definition } = facts;
  if (last !== null && !last.open) return accept({ stands: last });
  if (hasForeignAnswers(sheet, definition)) return refuse('sheet-foreign');
  const gaps = sheetGaps(sheet, definition);
  if (gaps.length > 0) return refuse('sheet-incomplete', { gaps });
  if (sheet.signature === null || isSpent(sheet.signature.at, last))
    return refuse('sheet-unsigned');
  if (sheet.changedSinceSigned !== undefined)
    return refuse('sheet-changed', { lines: sheet.changedSinceSigned });
  if (sheet.apart !== undefined)
    return refuse('sheet-unconfirmed', { lines: Object.keys(sheet.apart) });
  if (definition.needs.calibration && sheet.calibration === null)
    return refuse('sheet-uncalibrated');
  return accept({ seals: sealingOf(state, last) });
}

/** EVA-3, EVA-4: under which version a sheet is sealed that is sealed now, whether it is late, and whether it counts. */
export const sealingOf = (state: SessionState, last: SealedVersion | null): Sealing => ({
  version: (last?.version ?? 0) + 1,
  late: state === 'closed' || state === 'validated',
  valid: state !== 'validated',
});

/** Whether a signature is the one the last version was sealed with. */
export const isSpent = (signedAt: string, last: SealedVersion | null): boolean =>
  last !== null && Date.parse(signedAt) === Date.parse(last.signedAt);

/** SHT-18: whether a sheet was signed by a page of before 0.2, whose signature does not say which values it stands on. */
export const isWithoutDigest = (signature: EvaluationValue['signature']): boolean =>
  signature !== null && signature.values === undefined;
