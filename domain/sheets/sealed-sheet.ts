import type { SealedAnswers } from '../words/sealed-answers.ts';

/** A sealed sheet as the desk sees it: which glass, whose, which version, valid or not. Marks in mm. */
export type SealedSheet = SealedAnswers & {
  readonly taster: string;
  readonly sample: string;
  readonly replicate: 1 | 2;
  readonly code: string;
  readonly position: number;
  readonly version: number;
  readonly valid: boolean;
  readonly sealedAt: string;
  readonly signedAt: string;
};

/** One glass of a taster's own list. Nothing of the sample. */
export type OwnEvaluation = {
  readonly session: number;
  readonly date: string;
  readonly code: string;
  readonly position: number;
  readonly sealedAt: string | null;
};
