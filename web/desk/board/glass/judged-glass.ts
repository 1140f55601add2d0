import type { EntryJudgement } from '../../../live/session/use-judgements.ts';

/** The props of a glass on the board: its judgement from the sheets that are loaded so far. */
export type JudgedGlass = { readonly judged: EntryJudgement };
