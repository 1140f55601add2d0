import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import type { ScoreCode } from '../classification/defect-code.ts';
import type { AssessedHistory } from '../history/assessed-history.ts';
import { codeOfSeries } from '../quality/series.ts';

/** What the aids look at: the predominant defect of each glass, and the positive attributes. */
export const AID_ATTRIBUTES = ['defect', 'fruity', 'bitter', 'pungent'] as const;

/** One of them. */
export type AidAttribute = (typeof AID_ATTRIBUTES)[number];

/** QUA-23: what is read of a glass for an attribute; null where nobody agreed on a defect. */
export const codeOfAid = (
  history: AssessedHistory,
  entry: number,
  attribute: AidAttribute,
): ScoreCode | null =>
  attribute === 'defect'
    ? codeOfSeries(history, entry, 'defect')
    : ATTRIBUTE_KEYS.indexOf(attribute);

/** The same of every attribute. */
export const eachAidAttribute = <Value>(
  of: (attribute: AidAttribute) => Value,
): Readonly<Record<AidAttribute, Value>> => ({
  defect: of('defect'),
  fruity: of('fruity'),
  bitter: of('bitter'),
  pungent: of('pungent'),
});
