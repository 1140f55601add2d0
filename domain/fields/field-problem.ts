/** A validation error of a form field, by its code (FRM-1 to FRM-11). */
export type FieldProblem =
  | 'required'
  | 'password-weak'
  | 'password-differs'
  | 'username'
  | 'email'
  | 'email-differs'
  | 'phone'
  | 'web-address'
  | 'time-zone'
  | 'day'
  | 'before-reception'
  | 'out-of-range'
  | 'u-above-max'
  | 'reason-short'
  | 'reason-long';
