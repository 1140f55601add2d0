/** Whether a value is filled in: not null, not blank, not an empty list (FRM-1). */
export const isFilled = (value: string | readonly unknown[] | null | undefined): boolean =>
  value !== null &&
  value !== undefined &&
  (typeof value === 'string' ? value.trim() : value).length > 0;

/** An operator that compares another field with a value, in the condition of a required field. */
export type Comparison = '==' | '!=' | '<' | '>' | '<=' | '>=';

/** Whether a field is required because another field compares so with a value (FRM-1). */
export function isRequiredWhen<Value extends string | number | boolean>(
  other: Value,
  comparison: Comparison,
  value: Value,
): boolean {
  switch (comparison) {
    case '==':
      return other === value;
    case '!=':
      return other !== value;
    case '<':
      return other < value;
    case '>':
      return other > value;
    case '<=':
      return other <= value;
    case '>=':
      return other >= value;
  }
}
