import type { DocumentKind, DocumentName } from '../documents/name.ts';
import type { Actor } from './actor.ts';

/** What an account may do with a document as a whole. Nothing is filtered inside one: blindness is partition. */
export type DocumentAccess = 'none' | 'read' | 'write';

/** The table of architecture.md: what leader and assistants may do with each kind, before any state is looked at. */
const DESK: Readonly<Record<DocumentKind, DocumentAccess>> = {
  session: 'write',
  tray: 'read',
  evaluation: 'read',
  assessment: 'write',
};

/** The same table, for the taster whose document it is. The other kinds are nobody's own. */
const OWNER = { tray: 'read', evaluation: 'write' } as const;

/**
 * ACC-1: decides access to a document by role, panel and ownership.
 * A taster reaches only documents that name that very taster; a foreign panel's are out of reach for all.
 */
export function documentAccess(actor: Actor, name: DocumentName): DocumentAccess {
  if (actor.panel !== name.panel) return 'none';
  if (actor.role !== 'catadores') return DESK[name.kind];
  switch (name.kind) {
    case 'session':
    case 'assessment':
      return 'none';
    case 'tray':
    case 'evaluation':
      return name.taster === actor.taster ? OWNER[name.kind] : 'none';
  }
}
