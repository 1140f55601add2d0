import { isWrittenByDevices } from '../../../domain/documents/device-work.ts';
import type { DocumentHandle } from './document-handle.ts';
import { vectorOf } from './state-vector.ts';

/**
 * Whether an open document holds something the server has not stored. Who only reads one is not told how far it is
 * stored, and has nothing of their own in it.
 */
export function isUnstored(handle: DocumentHandle): boolean {
  const { ready, stored, scope } = handle.status();
  const mayBeOwn = scope !== 'readonly' || handle.hasWritten();
  return isWrittenByDevices(handle.name) && mayBeOwn && ready && !stored;
}

/** SYN-8: whether removing a copy could lose something: not while it is still read, nor while it is not stored. */
export function mayLose(handle: DocumentHandle): boolean {
  if (!isWrittenByDevices(handle.name)) return false;
  return !handle.isRead() || (vectorOf(handle.doc).size > 0 && !handle.status().stored);
}
