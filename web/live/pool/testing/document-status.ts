import type { DocumentStatus } from '../document-handle.ts';

/**
 * The status of a document that was just opened: written on the device, with no message from the
 * server yet.
 */
export const newDocumentStatus = (change: Partial<DocumentStatus> = {}): DocumentStatus => ({
  onDevice: true,
  received: false,
  stored: false,
  storedAt: null,
  unstored: null,
  ready: false,
  met: false,
  synced: false,
  scope: null,
  refused: null,
  ...change,
});

/** The status of a document that is synced and stored by the server, and may be written. */
export const storedDocumentStatus = (change: Partial<DocumentStatus> = {}): DocumentStatus =>
  newDocumentStatus({
    received: true,
    stored: true,
    ready: true,
    met: true,
    synced: true,
    scope: 'read-write',
    ...change,
  });
