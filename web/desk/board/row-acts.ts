/** The desk's actions for one taster. Only the leader may end a rest. */
export type RowActs = {
  readonly onAnswer: () => void;
  readonly onEndRest: (() => void) | null;
  /** The codes of the sealed sheets that can be re-opened. */
  readonly reopenable: readonly string[];
  readonly onReopen: (code: string) => void;
  /**
   * The page where a paper sheet of this taster is keyed in; null if that is not allowed (KEY-1).
   */
  readonly paperHref: string | null;
};
