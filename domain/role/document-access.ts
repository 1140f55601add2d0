import type { DocumentKind, DocumentName } from '../documents/name.ts';
import type { Actor } from './actor.ts';

/** What an account may do with a document as a whole. Nothing is filtered inside one: blindness is partition. */
export type DocumentAccess = 'none' | 'read' | 'write';

/** The table of architecture.md: what each side may do with each kind, before any state is looked at. */
const REACH: Readonly<Record<DocumentKind, { desk: DocumentAccess; taster: DocumentAccess }>> = {
  session: { desk: 'write', taster: 'none' },
  tray: { desk: 'read', taster: 'read' },
  evaluation: { desk: 'read', taster: 'write' },
  assessment: { desk: 'write', taster: 'none' },
};

/**
 * ACC-1: decides access to a document by role, panel and ownership.
 * A taster reaches only documents that name that very taster; a foreign panel's are out of reach for all.
 */
export function documentAccess(actor: Actor, name: DocumentName): DocumentAccess {
  if (actor.panel !== name.panel) return 'none';
  if (actor.role !== 'catadores') return REACH[name.kind].desk;
  if (!('taster' in name) || actor.taster === null || name.taster !== actor.taster) return 'none';
  return REACH[name.kind].taster;
}
