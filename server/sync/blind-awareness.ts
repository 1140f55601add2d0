import type { beforeHandleAwarenessPayload, Extension } from '@hocuspocus/server';
import { parseDocumentName } from '../../domain/documents/name.ts';
import { parseDeviceWord } from '../../domain/sync/device-word.ts';
import type { ConnectionContext } from './authorize-document.ts';

/**
 * BLI-1: presence is for leader and assistants alone. A sheet that a taster holds carries none, whoever sends it, and a
 * tray the count alone that its taster's device says of itself (BRD-11): nobody is named there; elsewhere the name shown is that of the account, whatever the client claims.
 */
export const blindAwareness: Extension<ConnectionContext> = {
  extensionName: 'blind-awareness',
  async beforeHandleAwareness(payload: beforeHandleAwarenessPayload<ConnectionContext>) {
    const name = parseDocumentName(payload.documentName);
    const actor = payload.context?.actor;
    if (name?.kind === 'evaluation') {
      payload.states.clear();
      return;
    }
    if (name?.kind === 'tray') {
      const isOwn = actor === undefined || actor.taster === name.taster;
      for (const [client, state] of payload.states) {
        const word = isOwn ? parseDeviceWord(state) : null;
        if (word === null) payload.states.delete(client);
        else payload.states.set(client, { ...word });
      }
      return;
    }
    if (actor === undefined) return;
    for (const state of payload.states.values()) {
      if (state !== null) state['person'] = { user: actor.user, name: actor.name };
    }
  },
};
