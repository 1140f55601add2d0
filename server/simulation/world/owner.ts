/** Whoever does something of its own accord: a process, a page on a device, the network. */
export type Owner = {
  readonly name: string;
  /** What is dead does nothing any more, whatever it was about to do. */
  alive: boolean;
  /** What is stalled does nothing for now. */
  stalled: boolean;
  /** How far its time of day is off, in ms. */
  skew: number;
};

/** Somebody new, who lives. */
export const newOwner = (name: string): Owner => ({ name, alive: true, stalled: false, skew: 0 });
