import type { beforeHandleAwarenessPayload, Extension } from '@hocuspocus/server';
import { parseDocumentName } from '../../domain/documents/name.ts';
import { parseDeskPresence } from '../../domain/sync/desk-presence.ts';
import { parseDevicePresence } from '../../domain/sync/device-presence.ts';
import type { ConnectionContext } from './authorize-document.ts';

/** More than sit at one desk; a message that says more is passed on as far as this. */
const MOST_PRESENT = 100;

/**
 * BLI-1, BLI-3, BLI-4: presence is for leader and assistants alone. A sheet that a taster holds carries none, whoever sends it, and a
 * tray the count alone that its taster's device says of itself (BRD-11): nobody is named there. Elsewhere it is the name of the
 * account, whatever the client claims, and the place of the screen; nothing else a client says is passed on.
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
        const word = isOwn ? parseDevicePresence(state) : null;
        if (word === null) payload.states.delete(client);
        else payload.states.set(client, { ...word });
      }
      return;
    }
    if (actor === undefined) return;
    const person = { user: actor.user, name: actor.name };
    for (const [index, [client, state]] of [...payload.states].entries()) {
      if (index >= MOST_PRESENT) payload.states.delete(client);
      else if (state !== null)
        payload.states.set(client, { person, place: parseDeskPresence(state['place']) });
    }
  },
};
