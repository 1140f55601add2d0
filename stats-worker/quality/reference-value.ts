import type { ReferenceValue } from '../../domain/samples/reference-value.ts';
import type { AttributeKey, DefectKey, DescriptorKey } from '../../domain/words/attributes.ts';

/** What a reference material's certificate says of one attribute, cm; null where it says nothing. */
export type AssignedValue = {
  readonly attribute: AttributeKey | DescriptorKey;
  readonly median: number;
  readonly u: number | null;
  readonly sd: number | null;
};

/** A reference material of the register, or of a file, by the sample's code as the columns name it. */
export type RegisteredReference = {
  readonly sample: string;
  readonly values: readonly ReferenceValue[];
};

/** A reference material, by the sample's code. */
export type ReferenceMaterial = {
  readonly sample: string;
  /** Its predominant defect; null when it has none. */
  readonly predominant: DefectKey | null;
  readonly values: readonly AssignedValue[];
};

/** The assigned value of an attribute, or null. */
export const assignedValue = (
  reference: ReferenceMaterial,
  attribute: AssignedValue['attribute'],
): AssignedValue | null => reference.values.find((value) => value.attribute === attribute) ?? null;

/** An assigned value that a panel's result is judged by: of the predominant defect, or of fruity. */
export type JudgedValue = AssignedValue & {
  readonly attribute: DefectKey | 'fruity';
  /** M-RM: whether the panel's predominant defect is compared here: with the reference's first value. */
  readonly comparesDefects: boolean;
};

/** M-RM: the assigned values that a panel's result is judged by, the predominant defect's first. */
export const judgedValues = ({ predominant, values }: ReferenceMaterial): readonly JudgedValue[] =>
  ([...(predominant === null ? [] : [predominant]), 'fruity'] as const)
    .flatMap((attribute) =>
      values
        .filter((value) => value.attribute === attribute)
        .map((value) => ({ ...value, attribute })),
    )
    .map((value, place) => ({ ...value, comparesDefects: place === 0 }));

/** A reference material from the assigned values of the register. */
export function referenceMaterial(
  sample: string,
  values: readonly ReferenceValue[],
): ReferenceMaterial {
  const [predominant = null] = values.flatMap(({ attribute, predominant: is }) =>
    is && isDefect(attribute) ? [attribute] : [],
  );
  return { sample, predominant, values };
}

/** Tells what may be a predominant defect from *other negative*, which is named by its descriptor, and from the rest. */
export const isDefect = (key: AttributeKey | DescriptorKey): key is DefectKey =>
  key !== 'other' && key !== 'fruity' && key !== 'bitter' && key !== 'pungent';
