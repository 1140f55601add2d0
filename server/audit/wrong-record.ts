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

/** A record that is not what the trail says of it. `unknown` is one that the trail does not tell of. */
export type WrongRecord = {
  readonly problem: `${Kind}-${'changed' | 'missing' | 'unknown'}`;
  /** What it is called. */
  readonly what: string;
};
