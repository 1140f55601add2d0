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
 * Whether a sheet has no new answer: it is blank and unsigned, or re-opened and as it was last
 * sealed, without conflicts (SHT-19) (KEY-5). The confirmation of the glass, the calibration and
 * the heating device are no answers.
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
