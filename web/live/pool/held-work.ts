import { isWrittenByDevices } from '../../../domain/documents/device-work.ts';
import type { DocumentHandle } from './document-handle.ts';

/**
 * Whether an open document holds something the server has not stored. Who only reads one is not told how far it is
 * stored, and has nothing of their own in it.
 */
export function isUnstored(handle: DocumentHandle): boolean {
  const { ready, stored, scope } = handle.status();
  const mayBeOwn = scope !== 'readonly' || handle.hasWritten();
  return isWrittenByDevices(handle.name) && mayBeOwn && ready && !stored;
}
