import type { ReferenceValue } from '../../domain/samples/reference-value.ts';
import type { AttributeKey, DefectKey, DescriptorKey } from '../../domain/words/attributes.ts';

/**
 * The assigned value of one attribute on a reference material's certificate, cm; null where the
 * certificate lacks it.
 */
export type AssignedValue = {
  readonly attribute: AttributeKey | DescriptorKey;
  readonly median: number;
  readonly u: number | null;
  readonly sd: number | null;
};

/** A reference material of the register, or of a file, by the sample's code in the columns. */
export type RegisteredReference = {
  readonly sample: string;
  readonly values: readonly ReferenceValue[];
};

/** A reference material, by the sample's code. */
export type ReferenceMaterial = {
  readonly sample: string;
  /** Its predominant defect; null where it has none. */
  readonly predominant: DefectKey | null;
  readonly values: readonly AssignedValue[];
};

/** The assigned value of an attribute, or null. */
export const assignedValue = (
  reference: ReferenceMaterial,
  attribute: AssignedValue['attribute'],
): AssignedValue | null => reference.values.find((value) => value.attribute === attribute) ?? null;

/**
 * An assigned value by which a panel's result is judged: of the predominant defect, or of fruity.
 */
export type JudgedValue = AssignedValue & {
  readonly attribute: DefectKey | 'fruity';
  /**
   * Whether the panel's predominant defect is compared here: with the reference's first value
   * (M-RM).
   */
  readonly comparesDefects: boolean;
};

/**
 * The assigned values by which a panel's result is judged, the predominant defect's first (M-RM).
 */
export const judgedValues = ({ predominant, values }: ReferenceMaterial): readonly JudgedValue[] =>
  ([...(predominant === null ? [] : [predominant]), 'fruity'] as const)
    .flatMap((attribute) =>
      values
        .filter((value) => value.attribute === attribute)
        .map((value) => ({ ...value, attribute })),
    )
    .map((value, place) => ({ ...value, comparesDefects: place === 0 }));

/** Makes a reference material from the assigned values of the register. */
export function referenceMaterial(
  sample: string,
  values: readonly ReferenceValue[],
): ReferenceMaterial {
  const [predominant = null] = values.flatMap(({ attribute, predominant: is }) =>
    is && isDefect(attribute) ? [attribute] : [],
  );
  return { sample, predominant, values };
}

/**
 * Type guard for a possible predominant defect: not *other negative*, which its descriptor names,
 * and no positive attribute.
 */
export const isDefect = (key: AttributeKey | DescriptorKey): key is DefectKey =>
  key !== 'other' && key !== 'fruity' && key !== 'bitter' && key !== 'pungent';
