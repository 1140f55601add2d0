import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * Lowers the priority of this thread and of no other (DAT-14). Only Linux has priorities of threads; elsewhere it keeps
 * its priority.
 */
export function lowerThreadPriority(): void {
  try {
    setPriority(
      Number(basename(readlinkSync('/proc/thread-self'))),
      constants.priority.PRIORITY_LOW,
    );
  } catch {
    // It keeps its priority.
  }
}
