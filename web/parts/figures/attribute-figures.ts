import type { Assessment } from '../../../domain/words/assessment.ts';
import {
  type AttributeKey,
  type DefectKey,
  isAttributeKey,
  NEGATIVE_KEYS,
  POSITIVE_KEYS,
} from '../../../domain/words/attributes.ts';
import type { ScoredSheet } from '../../../domain/words/scored-sheet.ts';
import { figuresOf } from './figures-of.ts';

/** An attribute or descriptor whose figures are shown. */
export type ShownKey = AttributeKey | DefectKey;

/**
 * The attributes that get a row in an assessment (ASM-2). First comes the predominant defect, then
 * every other defect with a median above zero, or with `all` every other defect. The positive
 * attributes are always there, last. Every attribute without a row has a median of zero.
 */
export function shownAttributes(assessment: Assessment, all: boolean): readonly ShownKey[] {
  const predominant = assessment.predominantDefect;
  const descriptors = Object.keys(assessment.others) as DefectKey[];
  const negatives: readonly ShownKey[] = [...NEGATIVE_KEYS, ...descriptors].filter(
    (key) => key !== predominant && (all || (figuresOf(assessment, key)?.median ?? 0) > 0),
  );
  return [...(predominant === null ? [] : [predominant]), ...negatives, ...POSITIVE_KEYS];
}

/**
 * The scores of an attribute in cm, one for each sheet with an answer. A descriptor that a sheet
 * does not name scores zero (M-DEFECT).
 */
export function scoresOf(sheets: readonly ScoredSheet[], key: ShownKey): readonly number[] {
  return sheets.flatMap((sheet) => {
    if (isAttributeKey(key)) {
      const mm = sheet.marks[key];
      return mm === undefined ? [] : [mm / 10];
    }
    return [sheet.otherDescriptor === key ? (sheet.marks.other ?? 0) / 10 : 0];
  });
}
