import { parseDocumentName } from './name.ts';

/** Whether a person's device ever writes to the document of that name: a tray is written by the server alone. */
export function isWrittenByDevices(name: string): boolean {
  const kind = parseDocumentName(name)?.kind;
  return kind !== undefined && kind !== 'tray';
}
