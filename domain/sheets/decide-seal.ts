import type { EvaluationValue } from '../documents/evaluation.document.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import type { SessionState } from '../words/session-state.ts';
import type { SheetDefinition } from './definition/sheet-definition.ts';
import { hasForeignAnswers } from './has-foreign-answers.ts';
import { sheetGaps } from './sheet-gaps.ts';

/** A sealed version of a sheet in the records. */
export type SealedVersion = {
  readonly version: number;
  readonly digest: string;
  readonly sealedAt: string;
  /**
   * The timestamp of the signature with which it was sealed: it signs this version and no later
   * one.
   */
  readonly signedAt: string;
  readonly open: boolean;
  /** Who re-opened it, when and why; absent where it is still sealed (EVA-12). */
  readonly reopening?: { readonly at: string; readonly by: string; readonly reason: string };
  /** The sheet was filled in on paper and keyed in at the desk (KEY-4). */
  readonly keyed: boolean;
  /** Who keyed it in; absent otherwise (KEY-6). */
  readonly keyedBy?: string;
};

/** How a sheet is sealed: under which version, and whether it came after the session was closed. */
export type Sealing = {
  readonly version: number;
  readonly late: boolean;
  readonly valid: boolean;
};

/**
 * Decides whether a signed sheet is sealed (EVA-3). It must have no blank and no contradiction.
 * Sealing is idempotent: a second request returns the existing version. A sheet that arrives after
 * the session was closed is late: stored, flagged, never dropped. After validation it is stored
 * without validity, since the result is already computed. The signature of a re-opened version is
 * not valid again, and one on other values signs nothing (SHT-17). Marks without a screen
 * calibration are no lengths. Answers that the sheet does not ask for are refused (SHT-3).
 */
export function decideSeal(facts: {
  readonly state: SessionState;
  readonly last: SealedVersion | null;
  readonly sheet: EvaluationValue;
  /** The definition of the served sheet, whatever a device claims. */
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

/**
 * The version under which a sheet is sealed now, whether it is late, and whether it counts (EVA-3,
 * EVA-4).
 */
export const sealingOf = (state: SessionState, last: SealedVersion | null): Sealing => ({
  version: (last?.version ?? 0) + 1,
  late: state === 'closed' || state === 'validated',
  valid: state !== 'validated',
});

/** Whether a signature is the one with which the last version was sealed. */
export const isSpent = (signedAt: string, last: SealedVersion | null): boolean =>
  last !== null && Date.parse(signedAt) === Date.parse(last.signedAt);

/**
 * Whether a page older than 0.2 signed the sheet: such a signature does not name the values that it
 * covers (SHT-18).
 */
export const isWithoutDigest = (signature: EvaluationValue['signature']): boolean =>
  signature !== null && signature.values === undefined;
