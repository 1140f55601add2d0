import type { SampleInput, SampleRow } from '../../domain/http/api.ts';
import type { ReferenceValue } from '../../domain/registers/reference-value.ts';
import { type FieldProblem, required } from '../forms/rules.ts';
import type { Problems } from '../forms/use-form-check.ts';

/** The fields of a sample that is new. */
export const newSample = (today: string): SampleInput => ({
  code: '',
  externalReference: '',
  presentation: '',
  receptionDate: today,
  expirationDate: null,
  certificationDate: null,
  referenceValues: [],
  initialQuantity: null,
  reference: false,
  referenceScope: '',
  referenceOrigin: '',
  active: true,
  additionalInfo: '',
  revision: 0,
});

/** The fields of a sample as it was read. */
export function sampleFields(row: SampleRow): SampleInput {
  const { id: _id, class: _class, currentQuantity: _left, validated: _validated, ...fields } = row;
  return fields;
}

const isOutOfScale = ({ median, u, uMax, sd }: ReferenceValue): boolean =>
  [median, u ?? 0, uMax ?? 0, sd ?? 0].some((cm) => cm < 0 || cm > 10);

const quantity = (value: number | null): FieldProblem | null =>
  value === null || (value >= 0 && value <= 1_000_000) ? null : 'out-of-range';

/** REG-7: what a sample's form asks for; the scope must be set for a reference material. */
export function sampleProblems(fields: SampleInput): Problems<keyof SampleInput> {
  const { receptionDate, expirationDate } = fields;
  const isBackwards =
    receptionDate !== null && expirationDate !== null && expirationDate < receptionDate;
  return {
    code: required(fields.code),
    receptionDate: required(receptionDate),
    expirationDate: isBackwards ? 'out-of-range' : null,
    initialQuantity: quantity(fields.initialQuantity),
    referenceScope: fields.reference ? required(fields.referenceScope) : null,
    referenceValues: (fields.referenceValues ?? []).some(isOutOfScale) ? 'out-of-range' : null,
  };
}
