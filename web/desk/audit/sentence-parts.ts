import type { ReactNode } from 'react';

/**
 * The parts of a sentence of the audit trail; null where the entries name none, or too many to
 * list.
 */
export type SentenceParts = {
  readonly who: ReactNode;
  /** How many people acted. */
  readonly count: number;
  /** What was done went against criteria that a person overrode. */
  readonly isAgainst: boolean;
  readonly taster: ReactNode;
  /** The glasses by their codes, as the object of a sentence. */
  readonly glasses: ReactNode;
  readonly sample: ReactNode;
  /** The one record acted on: sample, taster, account or key. */
  readonly record: ReactNode;
  readonly session: ReactNode;
};
