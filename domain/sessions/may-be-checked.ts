import type { CheckedResult } from '../words/checked-result.ts';

/**
 * PLN-41: whether a session may check what it names: a validated result of another session of this panel that was not
 * for training and is not invalid (ASM-51); what another panel found is not ours to judge.
 */
export const mayBeChecked = (
  checked: CheckedResult,
  session: number,
  standing: readonly {
    readonly session: number;
    readonly sample: string;
    readonly training: boolean;
    readonly invalid?: object | null;
  }[],
): boolean =>
  checked.of === 'elsewhere' ||
  (checked.session !== session &&
    standing.some(
      (result) =>
        result.session === checked.session &&
        result.sample === checked.sample &&
        !result.training &&
        (result.invalid ?? null) === null,
    ));
