import { isDayBefore } from '../fields/day.ts';
import type { FieldProblem } from '../fields/field-problem.ts';
import { day, required, within } from '../fields/field-rules.ts';
import { isWithin } from '../fields/number-text.ts';
import { isRequiredWhen } from '../fields/required.ts';
import { MOST_MILLILITRES } from './most-millilitres.ts';
import type { ReferenceValue } from './reference-value.ts';
import type { SampleInput } from './sample-fields.ts';

/** The validation errors of a record, by field. */
type Problems<Fields> = Readonly<Partial<Record<keyof Fields, FieldProblem | null>>>;

/**
 * Validates a sample, in its form, in an import and at the server: a reference material has a scope
 * (REG-7).
 */
export function sampleProblems(fields: SampleInput): Problems<SampleInput> {
  const { receptionDate, expirationDate, certificationDate } = fields;
  const needsScope = isRequiredWhen(fields.reference, '==', true);
  const isEarly = isDayBefore(expirationDate, receptionDate);
  return {
    code: required(fields.code),
    receptionDate: day(receptionDate),
    expirationDate: day(expirationDate) ?? (isEarly ? 'before-reception' : null),
    certificationDate: day(certificationDate ?? null),
    initialQuantity: within(0, MOST_MILLILITRES)(fields.initialQuantity),
    referenceScope: needsScope ? required(fields.referenceScope) : null,
    referenceValues: valuesProblem(fields.referenceValues ?? []),
  };
}

function valuesProblem(values: readonly ReferenceValue[]): FieldProblem | null {
  if (values.some(isOutOfScale)) return 'out-of-range';
  return values.some(isTooUncertain) ? 'u-above-max' : null;
}

const isOutOfScale = ({ median, u, uMax, sd }: ReferenceValue): boolean =>
  [median, u ?? 0, uMax ?? 0, sd ?? 0].some((cm) => !isWithin(cm, 0, 10));

/** Whether U is greater than the limit with which the value may still be used (M-RM). */
export const isTooUncertain = ({ u, uMax }: Pick<ReferenceValue, 'u' | 'uMax'>): boolean =>
  u !== null && uMax !== null && uMax !== undefined && u > uMax;
