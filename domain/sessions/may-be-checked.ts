import type { CheckedResult } from '../words/checked-result.ts';

/**
 * Whether a session may check a result: it is validated, of another session of this panel, not of
 * training, and not invalid (PLN-41, ASM-51). A result of another panel is always accepted, since
 * it cannot be verified here.
 */
export const mayBeChecked = (
  checked: CheckedResult,
  session: number,
  validated: readonly {
    readonly session: number;
    readonly sample: string;
    readonly training: boolean;
    readonly invalid?: object | null;
  }[],
): boolean =>
  checked.of === 'elsewhere' ||
  (checked.session !== session &&
    validated.some(
      (result) =>
        result.session === checked.session &&
        result.sample === checked.sample &&
        !result.training &&
        (result.invalid ?? null) === null,
    ));
