import type { Role } from '../words/role.ts';
import { parseDocumentName } from './name.ts';

/** Whether a person's device ever writes to the document of that name: a tray is written by the server alone. */
export function isWrittenByDevices(name: string): boolean {
  const kind = parseDocumentName(name)?.kind;
  return kind !== undefined && kind !== 'tray';
}

/**
 * SYN-10: whether a device keeps a copy of the document. A taster's keeps all there is for that taster, so that the booth
 * goes on without a network; the desk's keeps what is written at the desk, and nothing of a tray or a sheet.
 */
export function isKeptOnDevice(name: string, role: Role): boolean {
  const kind = parseDocumentName(name)?.kind;
  return role === 'catadores' || kind === 'session' || kind === 'assessment';
}
