import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/**
 * A message from one process of the installation to the others, about a document or about
 * permissions.
 */
export type Notification =
  /** An update was stored at this log position. */
  | {
      readonly kind: 'stored';
      readonly name: string;
      readonly place: number;
      readonly update: Uint8Array;
    }
  /** Presence changed (Yjs awareness). */
  | { readonly kind: 'presence'; readonly name: string; readonly update: Uint8Array }
  /** A process opened the document, and asks the others for the presence that they know of. */
  | { readonly kind: 'who'; readonly name: string }
  /** Permissions on documents changed, or a document was replaced: reload the state of each. */
  | { readonly kind: 'look' };

const KINDS = ['stored', 'presence', 'who', 'look'] as const;

/** Encodes a notification with the id of the process that sends it. */
export function formatNotification(from: string, notification: Notification): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarString(encoder, from);
  encoding.writeVarUint(encoder, KINDS.indexOf(notification.kind));
  if ('name' in notification) encoding.writeVarString(encoder, notification.name);
  if ('place' in notification) encoding.writeVarUint(encoder, notification.place);
  if ('update' in notification) encoding.writeVarUint8Array(encoder, notification.update);
  return encoding.toUint8Array(encoder);
}

/** Decodes a notification and the id of its process; null for anything else. */
export function parseNotification(
  message: Uint8Array,
): { readonly from: string; readonly notification: Notification } | null {
  try {
    const decoder = decoding.createDecoder(message);
    const from = decoding.readVarString(decoder);
    const notification = readNotification(decoder, KINDS[decoding.readVarUint(decoder)]);
    return notification === null ? null : { from, notification };
  } catch {
    return null;
  }
}

function readNotification(
  decoder: decoding.Decoder,
  kind: Notification['kind'] | undefined,
): Notification | null {
  if (kind === undefined) return null;
  if (kind === 'look') return { kind };
  const name = decoding.readVarString(decoder);
  if (kind === 'who') return { kind, name };
  if (kind === 'presence') return { kind, name, update: decoding.readVarUint8Array(decoder) };
  const place = decoding.readVarUint(decoder);
  return { kind, name, place, update: decoding.readVarUint8Array(decoder) };
}
