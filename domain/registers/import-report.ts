/** Why a line of a file is not taken. `line` counts from 1, the heads being line 1; `value` is what stood there. */
export type ImportProblem = {
  readonly line: number;
  readonly column: string;
  readonly code:
    | 'column-missing'
    | 'lone-quote'
    | 'missing'
    | 'not-a-day'
    | 'not-a-number'
    | 'not-yes-or-no'
    | 'too-long'
    | 'out-of-range'
    | 'before-reception'
    | 'email'
    | 'phone'
    | 'twice'
    | 'taken';
  readonly value: string;
};

/** What became, or would become, of a file. With problems nothing of it is taken. */
export type ImportReport = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly ignored: readonly string[];
  readonly problems: readonly ImportProblem[];
  readonly taken: number;
};
