import { isWrittenByDevices } from '../../../domain/documents/device-work.ts';
import type { DocumentHandle } from './document-handle.ts';

/**
 * Whether an open document holds work of this device that the server has not stored. What was
 * stored when the page opened counts as stored while the server cannot be asked; a reader has no
 * work of their own in a document.
 */
export function isUnstored(handle: Pick<DocumentHandle, 'name' | 'status' | 'hasOwn'>): boolean {
  const { ready, stored } = handle.status();
  return isWrittenByDevices(handle.name) && handle.hasOwn() && ready && !stored;
}
