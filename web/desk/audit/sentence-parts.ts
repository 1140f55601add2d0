import type { ReactNode } from 'react';

/**
 * The parts of an audit trail sentence. A part is null if the entries have no value for it, or too
 * many to list.
 */
export type SentenceParts = {
  readonly who: ReactNode;
  /** How many people acted. */
  readonly count: number;
  /** The act went against criteria, which a person overrode. */
  readonly isAgainst: boolean;
  readonly taster: ReactNode;
  /** The glasses by their codes, as the object of a sentence. */
  readonly glasses: ReactNode;
  readonly sample: ReactNode;
  /** The one record acted on: sample, taster, account or key. */
  readonly record: ReactNode;
  readonly session: ReactNode;
};
