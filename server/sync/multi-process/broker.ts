/**
 * Publish/subscribe between the processes of one installation. It only makes notifications fast:
 * what it loses, a process finds in the database (KEE-8, SCA-3).
 */
export type Broker = {
  /**
   * Publishes to all other processes on a best-effort basis: nothing waits for it or fails with it.
   */
  publish(message: Uint8Array): void;
  /** Subscribes to the messages of the others. */
  onMessage(listener: (message: Uint8Array) => void): void;
  /** Calls back on each connection and reconnection: messages in between were missed. */
  onJoined(listener: () => void): void;
  /** Whether it is connected now. */
  isJoined(): boolean;
  close(): Promise<void>;
};
