import type { beforeHandleAwarenessPayload, Extension } from '@hocuspocus/server';
import { parseDocumentName } from '../../domain/documents/name.ts';
import type { ConnectionContext } from './authorize-document.ts';

/**
 * BLI-1: presence is for leader and assistants alone. A tray or a sheet that a taster holds carries none, whoever
 * sends it; elsewhere the name shown is that of the account, whatever the client claims.
 */
export const blindAwareness: Extension<ConnectionContext> = {
  extensionName: 'blind-awareness',
  async beforeHandleAwareness(payload: beforeHandleAwarenessPayload<ConnectionContext>) {
    const kind = parseDocumentName(payload.documentName)?.kind;
    const actor = payload.context?.actor;
    if (kind === 'tray' || kind === 'evaluation') {
      payload.states.clear();
      return;
    }
    if (actor === undefined) return;
    for (const state of payload.states.values()) {
      if (state !== null) state['person'] = { user: actor.user, name: actor.name };
    }
  },
};
