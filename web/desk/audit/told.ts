import type { ReactNode } from 'react';

/** What a sentence of the trail is made of; null where the entries tell of none, or of too many to name. */
export type Told = {
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
