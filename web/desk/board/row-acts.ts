/** What a desk may do for one taster. A rest may be ended by the leader alone. */
export type RowActs = {
  readonly onAnswer: () => void;
  readonly onEndRest: (() => void) | null;
  /** The codes of sealed sheets that may be opened again. */
  readonly reopenable: readonly string[];
  readonly onReopen: (code: string) => void;
  /** KEY-1: where a sheet of paper of this taster is keyed in; null where none may be. */
  readonly paperHref: string | null;
};
