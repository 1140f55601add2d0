/** FRM-1: whether a value is given: not null, not blank, not an empty list. */
export const isFilled = (value: string | readonly unknown[] | null | undefined): boolean =>
  value !== null &&
  value !== undefined &&
  (typeof value === 'string' ? value.trim() : value).length > 0;

/** How another field is compared before a field is required. */
export type Comparison = '==' | '!=' | '<' | '>' | '<=' | '>=';

/** FRM-1: whether a field is required, since another field compares so to a value. */
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
