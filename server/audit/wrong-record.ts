type Kind =
  | 'sheet'
  | 'results'
  | 'report'
  | 'file'
  | 'image'
  | 'account'
  | 'glasses'
  | 'session'
  | 'verdict'
  | 'statuses'
  | 'settings'
  | 'taster'
  | 'sample'
  | 'panel';

/** A record that differs from the audit trail. `unknown` is a record that is not in the trail. */
export type WrongRecord = {
  readonly problem: `${Kind}-${'changed' | 'missing' | 'unknown'}`;
  /** The name of the record. */
  readonly what: string;
};
