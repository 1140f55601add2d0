import { isWrittenByDevices } from '../../../domain/documents/device-work.ts';
import type { DocumentHandle } from './document-handle.ts';

/**
 * Whether an open document holds something of this device that the server has not stored. What was stored when the page was
 * opened is so also while nobody can be asked; who only reads one has nothing of their own in it.
 */
export function isUnstored(handle: Pick<DocumentHandle, 'name' | 'status' | 'hasOwn'>): boolean {
  const { ready, stored } = handle.status();
  return isWrittenByDevices(handle.name) && handle.hasOwn() && ready && !stored;
}
