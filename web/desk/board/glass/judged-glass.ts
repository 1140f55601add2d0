import type { EntryJudgement } from '../../../live/session/use-judgements.ts';

/** A glass of the board, judged as far as its sheets are here. */
export type JudgedGlass = { readonly judged: EntryJudgement };
