/** What became of a session, as `session_state` of marks_long.csv has it (exchange.md). */
export const RECORD_STATES = ['validated', 'closed', 'invalidated', 'imported'] as const;

/** What became of a session: validated, never validated, validated and taken back, or come in with an import. */
export type RecordState = (typeof RECORD_STATES)[number];

/** Tells a state of a session from any other word. */
export const isRecordState = (word: string): word is RecordState =>
  RECORD_STATES.some((state) => state === word);

/** XPO-18: whether duplicates and indexes count a session of this state. */
export const isCountedState = (state: RecordState): boolean =>
  state === 'validated' || state === 'imported';
