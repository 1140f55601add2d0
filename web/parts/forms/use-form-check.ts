import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { FieldProblem } from '../../../domain/fields/field-problem.ts';
import { fieldProblemMessage } from './field-problem-message.ts';

/** What is wrong with which field, in the order of the form. */
export type Problems<Field extends string> = Readonly<Partial<Record<Field, FieldProblem | null>>>;

/** A form's checking: a field speaks once it was left or the form was sent with it as it is wrong: one that comes later does not yet. */
export type FormCheck<Field extends string> = {
  /** The words under a field, once it may speak. */
  readonly wordsOf: (field: Field) => string | undefined;
  /** To be called when a field is left. */
  readonly left: (field: Field) => void;
  /** To be called on saving: whether all is well; from then on every field speaks that is not. */
  readonly check: () => boolean;
};

/** Keeps which fields may speak. `problems` is computed afresh from what was typed. */
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
