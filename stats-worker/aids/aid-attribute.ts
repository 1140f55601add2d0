import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import type { ScoreCode } from '../classification/defect-code.ts';
import type { AssessedHistory } from '../history/assessed-history.ts';
import { codeOfSeries } from '../quality/series.ts';

/**
 * The attributes of the training aids: the predominant defect of each glass, and the positive
 * attributes.
 */
export const AID_ATTRIBUTES = ['defect', 'fruity', 'bitter', 'pungent'] as const;

/** An attribute of the training aids. */
export type AidAttribute = (typeof AID_ATTRIBUTES)[number];

/**
 * The score code of a glass for an attribute of the aids; null where the glass has no predominant
 * defect (QUA-23).
 */
export const codeOfAid = (
  history: AssessedHistory,
  entry: number,
  attribute: AidAttribute,
): ScoreCode | null =>
  attribute === 'defect'
    ? codeOfSeries(history, entry, 'defect')
    : ATTRIBUTE_KEYS.indexOf(attribute);

/** Makes a record with one value for every attribute of the aids. */
export const eachAidAttribute = <Value>(
  of: (attribute: AidAttribute) => Value,
): Readonly<Record<AidAttribute, Value>> => ({
  defect: of('defect'),
  fruity: of('fruity'),
  bitter: of('bitter'),
  pungent: of('pungent'),
});
