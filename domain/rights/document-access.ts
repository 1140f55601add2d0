import type { DocumentKind, DocumentName } from '../documents/name.ts';
import type { Actor } from './actor.ts';

/**
 * The permission of an account on a whole document. No content is filtered inside one: tasters are
 * kept blind by separate documents.
 */
export type DocumentAccess = 'none' | 'read' | 'write';

/**
 * The permissions of leader and assistants on each kind of document, before any state is considered
 * (the table of architecture.md).
 */
const DESK: Readonly<Record<DocumentKind, DocumentAccess>> = {
  session: 'write',
  tray: 'read',
  evaluation: 'read',
  assessment: 'write',
};

/** The permissions of the taster who owns the document. The other kinds have no owner. */
const OWNER = { tray: 'read', evaluation: 'write' } as const;

/**
 * Decides the permission on a document by role, panel and ownership (ACC-1). A taster has access
 * only to documents with that taster's id; nobody has access to those of another panel.
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
