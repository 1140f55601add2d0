import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { FieldProblem } from '../../../domain/fields/field-problem.ts';

/** Validation problems by field, in the order of the form. */
export type Problems<Field extends string> = Readonly<Partial<Record<Field, FieldProblem | null>>>;

/**
 * Validation state of a form. A field shows its error after it was left, or after a submission that
 * failed because of it. An error that appears later is not shown yet.
 */
export type FormCheck<Field extends string> = {
  /** The error message of a field, once it may be shown. */
  readonly wordsOf: (field: Field) => string | undefined;
  /** Call it when a field loses the focus (blur). */
  readonly left: (field: Field) => void;
  /**
   * Call it on submit. It returns whether all fields are valid. From then on each field that is
   * invalid now shows its errors.
   */
  readonly check: () => boolean;
};

/**
 * React hook that validates a form and records which fields may show their errors. `problems` is
 * computed from the current input at every render.
 */
export function useFormCheck<Field extends string>(problems: Problems<Field>): FormCheck<Field> {
  const { i18n } = useLingui();
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set());
  const words = (field: Field): string | undefined => {
    const problem = problems[field];
    return problem === null || problem === undefined
      ? undefined
      : i18n._(fieldProblemMessage(problem));
  };
  const failing = (Object.keys(problems) as Field[]).filter((field) => words(field) !== undefined);
  return {
    wordsOf: (field) => (touched.has(field) ? words(field) : undefined),
    left: (field) => setTouched((known) => new Set([...known, field])),
    check: () => {
      setTouched((known) => new Set([...known, ...failing]));
      return failing.length === 0;
    },
  };
}

const PROBLEMS: Readonly<Record<FieldProblem, MessageDescriptor>> = {
  required: msg`This field is required`,
  'password-weak': msg`User password not valid: at least 8 characters with a digit, one of !@#$%^&*, a lowercase and an uppercase letter`,
  'password-differs': msg`Password does not match`,
  username: msg`3 to 30 letters, digits, dots, dashes and underscores`,
  email: msg`Invalid email address`,
  'email-differs': msg`Email does not match`,
  phone: msg`Invalid phone number`,
  'web-address': msg`A web address begins with https://`,
  'time-zone': msg`Unknown time zone: write it like Europe/Madrid`,
  day: msg`Not a valid date`,
  'before-reception': msg`The day is before the reception`,
  'out-of-range': msg`Value out of range`,
  'u-above-max': msg`U is greater than Umax`,
  'reason-short': msg`Too short: write at least 3 characters`,
  'reason-long': msg`Too long: write at most 500 characters`,
};

/** The error message below a form field, for a validation problem. */
export const fieldProblemMessage = (problem: FieldProblem): MessageDescriptor => PROBLEMS[problem];
