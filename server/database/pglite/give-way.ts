import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * DAT-14: has this thread take the processor where nobody else wants it, and no other thread with it. Only Linux tells threads
 * apart; elsewhere it goes on as an equal.
 */
export function giveWay(): void {
  try {
    setPriority(
      Number(basename(readlinkSync('/proc/thread-self'))),
      constants.priority.PRIORITY_LOW,
    );
  } catch {
    // An equal, then.
  }
}
