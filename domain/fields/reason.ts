import { z } from 'zod';
import type { FieldProblem } from './field-problem.ts';

/** FRM-13: how many characters a reason has, blanks around it not counted. */
export const REASON_LENGTH = { least: 3, most: 500 } as const;

/** FRM-13: why something was done, as every border takes it. */
export const reason = z.string().trim().min(REASON_LENGTH.least).max(REASON_LENGTH.most);

/** FRM-13: what is wrong with a reason; the same where it is asked for and where it is taken. */
export function reasonProblem(text: string): FieldProblem | null {
  const { length } = text.trim();
  if (length === 0) return 'required';
  if (length < REASON_LENGTH.least) return 'reason-short';
  return length > REASON_LENGTH.most ? 'reason-long' : null;
}
