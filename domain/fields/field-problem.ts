/** What may be wrong with a field of a form (product specification, section 5). */
export type FieldProblem =
  | 'required'
  | 'password-weak'
  | 'password-differs'
  | 'username'
  | 'email'
  | 'phone'
  | 'web-address'
  | 'day'
  | 'before-reception'
  | 'out-of-range';
