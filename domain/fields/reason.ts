import { z } from 'zod';
import type { FieldProblem } from './field-problem.ts';
import { textLength } from './text-length.ts';

/** The shortest and longest reason, in characters without the white space around it (FRM-13). */
export const REASON_LENGTH = { least: 3, most: 500 } as const;

/** Input schema of the reason for an act (FRM-13). */
export const reason = z.string().trim().min(REASON_LENGTH.least).max(REASON_LENGTH.most);

/**
 * The validation error of a reason, or null; the form and the server use the same rule (FRM-13).
 */
export function reasonProblem(text: string): FieldProblem | null {
  const length = textLength(text.trim());
  if (length === 0) return 'required';
  if (length < REASON_LENGTH.least) return 'reason-short';
  return length > REASON_LENGTH.most ? 'reason-long' : null;
}
