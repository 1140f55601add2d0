/**
 * What carries news between the processes of one installation. It makes news quick, and nothing true: what it loses is
 * found in the database (KEE-8).
 */
export type Broker = {
  /** Sends to all other processes, if it can; nothing waits for it, and nothing fails with it. */
  publish(message: Uint8Array): void;
  /** Calls back with what others send. */
  onMessage(listener: (message: Uint8Array) => void): void;
  /** Calls back when it is there, at first or again: what was sent meanwhile was missed. */
  onJoined(listener: () => void): void;
  /** Whether news come and go now. */
  isJoined(): boolean;
  close(): Promise<void>;
};
