import { createHash } from 'node:crypto';
import { canonical } from '../../domain/files/canonical.ts';

/** The input of the digest of a sealed sheet: its key, its version and its whole content. */
export type SealedContent = {
  readonly panel: string;
  readonly session: number;
  readonly taster: string;
  readonly code: string;
  readonly version: number;
  readonly value: Readonly<Record<string, unknown>>;
};

/**
 * Computes the digest of a sealed sheet: SHA-256 of canonical JSON, in hexadecimal (EVA-3). The
 * header of the live document is not part of it.
 */
export function sheetDigest(sealed: SealedContent): string {
  const { panel, session, taster, code, version } = sealed;
  const { header: _header, smelledOnly, ...rest } = sealed.value;
  // Only a tick that is set is included. So sheets that were sealed before the tick existed keep
  // their digest.
  const content = smelledOnly === true ? { ...rest, smelledOnly } : rest;
  return createHash('sha256')
    .update(canonical({ panel, session, taster, code, version, content }))
    .digest('hex');
}
