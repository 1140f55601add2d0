/** A record that is not what the trail says of it. `unknown` is one that the trail does not tell of. */
export type WrongRecord = {
  readonly problem: `${'sheet' | 'results' | 'report' | 'file' | 'image' | 'account'}-${'changed' | 'missing' | 'unknown'}`;
  /** What it is called. */
  readonly what: string;
};
