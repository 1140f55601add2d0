/**
 * An actor of the simulation: a process, a page on a device, or the network. Every event belongs to
 * one.
 */
export type Owner = {
  readonly name: string;
  /** A dead owner does nothing any more, whatever it was about to do. */
  alive: boolean;
  /** A stalled owner does nothing for now. */
  stalled: boolean;
  /** The offset of its system clock, in ms. */
  skew: number;
};

/** Creates an owner that is alive. */
export const newOwner = (name: string): Owner => ({ name, alive: true, stalled: false, skew: 0 });
