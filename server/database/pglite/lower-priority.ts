import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * Lowers the scheduling priority of the current thread alone (DAT-14). Only Linux has a priority
 * for each thread. Elsewhere this does nothing.
 */
export function lowerThreadPriority(): void {
  try {
    setPriority(
      Number(basename(readlinkSync('/proc/thread-self'))),
      constants.priority.PRIORITY_LOW,
    );
  } catch {
    // The thread keeps its normal priority.
  }
}
