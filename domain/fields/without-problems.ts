import type { z } from 'zod';
import type { FieldProblem } from './field-problem.ts';

/**
 * Adds the validation rules of a form to an input schema, so that a form and the server never
 * differ.
 */
export const withoutProblems =
  <Fields>(
    problemsOf: (fields: Fields) => Readonly<Partial<Record<keyof Fields, FieldProblem | null>>>,
  ) =>
  (fields: Fields, context: z.core.$RefinementCtx): void => {
    for (const [field, problem] of Object.entries(problemsOf(fields)))
      if (problem !== null)
        context.addIssue({ code: 'custom', path: [field], message: String(problem) });
  };
