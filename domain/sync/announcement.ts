/**
 * What the server tells a document's connections: how far it has received, and how far it has stored,
 * as Yjs state vectors in base64. *Stored* means committed in the database and is never said of anything else.
 */
export type Announcement =
  | { readonly kind: 'stored'; readonly vector: string }
  | { readonly kind: 'received'; readonly vector: string };

/** Writes an announcement for the wire. */
export const formatAnnouncement = (announcement: Announcement): string =>
  JSON.stringify(announcement);

/** Parses an announcement; null for anything else that arrives on the same way. */
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
