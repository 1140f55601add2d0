/** The final states of a session, as `session_state` of marks_long.csv has them (exchange.md). */
export const RECORD_STATES = ['validated', 'closed', 'invalidated', 'imported'] as const;

/**
 * The final state of a session: validated, never validated, validated and withdrawn, or imported.
 */
export type RecordState = (typeof RECORD_STATES)[number];

/** Type guard for the final state of a session. */
export const isRecordState = (word: string): word is RecordState =>
  RECORD_STATES.some((state) => state === word);

/** Whether duplicates and indexes count a session of this state (XPO-18). */
export const isCountedState = (state: RecordState): boolean =>
  state === 'validated' || state === 'imported';
