import type { Role } from '../words/role.ts';
import { parseDocumentName } from './name.ts';

/**
 * Whether a device may write to the document of that name: a tray is written by the server alone.
 */
export function isWrittenByDevices(name: string): boolean {
  const kind = parseDocumentName(name)?.kind;
  return kind !== undefined && kind !== 'tray';
}

/**
 * Whether a device stores a local copy of the document, for work offline (SYN-10). A taster's
 * device stores all documents of that taster, so that the booth works without a network. The desk
 * stores what the desk writes, and no tray or sheet.
 */
export function isKeptOnDevice(name: string, role: Role): boolean {
  const kind = parseDocumentName(name)?.kind;
  return role === 'catadores' || kind === 'session' || kind === 'assessment';
}

/**
 * Whether an account of that role has read-only permission on the document (SYN-30). The server
 * sent all content of such a local copy, so none of it can be lost with the device.
 */
export function isOnlyRead(name: string, role: Role): boolean {
  const kind = parseDocumentName(name)?.kind;
  return kind === 'tray' || (kind === 'evaluation' && role !== 'catadores');
}
