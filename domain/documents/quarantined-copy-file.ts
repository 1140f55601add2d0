import type * as Y from 'yjs';
import { readKind } from './header.ts';
import { valuesOf } from './quarantined-values.ts';

/**
 * Exports a quarantined copy as a file for people and programs: names, values and timestamps
 * (SYN-8).
 */
export function quarantinedCopyFile(
  copy: { readonly document: string; readonly birth: string; readonly at: number },
  doc: Y.Doc,
  now: number,
): string {
  const values: Record<string, unknown> = {};
  for (const { map, key, value } of valuesOf(doc)) {
    const inMap = values[map];
    values[map] =
      key === '' ? value : { ...(typeof inMap === 'object' ? inMap : {}), [key]: value };
  }
  const file = {
    document: copy.document,
    kind: readKind(doc),
    birth: copy.birth,
    setAsideAt: new Date(copy.at).toISOString(),
    writtenAt: new Date(now).toISOString(),
    values,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
