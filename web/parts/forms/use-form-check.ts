import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { FieldProblem } from '../../../domain/fields/field-problem.ts';
import { fieldProblemMessage } from './field-problem-message.ts';

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
