/**
 * The acknowledgement that the server sends to a document's connections: what it has received and
 * what it has stored, as Yjs state vectors in base64. *Stored* means committed in the database, and
 * nothing else.
 */
export type Announcement =
  | { readonly kind: 'stored'; readonly vector: string }
  | { readonly kind: 'received'; readonly vector: string };

/** Encodes an acknowledgement for the WebSocket. */
export const formatAnnouncement = (announcement: Announcement): string =>
  JSON.stringify(announcement);

/** Parses an acknowledgement; null for any other message on the same channel. */
export function parseAnnouncement(text: string): Announcement | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { kind, vector } = value as Record<string, unknown>;
    if ((kind !== 'stored' && kind !== 'received') || typeof vector !== 'string') return null;
    return { kind, vector };
  } catch {
    return null;
  }
}
