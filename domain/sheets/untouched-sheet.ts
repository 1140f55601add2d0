import type { EvaluationValue, Points } from '../documents/evaluation.document.ts';
import type { SealedEvaluation } from '../documents/sealed-evaluation.ts';
import { ATTRIBUTE_KEYS } from '../words/attributes.ts';

type Answers = Pick<
  EvaluationValue,
  'marks' | 'points' | 'fruityKind' | 'otherDescriptor' | 'smelledOnly' | 'comments'
>;

const BLANK: Answers = {
  marks: {},
  fruityKind: null,
  otherDescriptor: null,
  smelledOnly: false,
  comments: '',
};

/**
 * KEY-5: whether nobody has answered anything on a sheet: it is blank and unsigned, or, opened again, as it was last sealed, and
 * no answer gave way on it (SHT-19). That its glass was confirmed, on a measured screen and with a heating device, is no answer.
 */
export function isUntouched(sheet: EvaluationValue, sealed: SealedEvaluation | null): boolean {
  const before: Answers = sealed ?? BLANK;
  return (
    sheet.signature === null &&
    Object.keys(sheet.apart ?? {}).every((line) => line === 'fields.heatingDevice') &&
    ATTRIBUTE_KEYS.every((key) => sheet.marks[key] === before.marks[key]) &&
    isSame(sheet.points ?? {}, before.points ?? {}) &&
    sheet.fruityKind === before.fruityKind &&
    sheet.otherDescriptor === before.otherDescriptor &&
    sheet.smelledOnly === before.smelledOnly &&
    sheet.comments === before.comments
  );
}

const isSame = (one: Points, other: Points): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([item, points]) => other[item] === points);
