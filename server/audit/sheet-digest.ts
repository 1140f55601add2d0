import { createHash } from 'node:crypto';
import { canonical } from '../../domain/files/canonical.ts';

/** What a digest is taken over: which sheet in which version, and everything on it. */
export type SealedContent = {
  readonly panel: string;
  readonly session: number;
  readonly taster: string;
  readonly code: string;
  readonly version: number;
  readonly value: Readonly<Record<string, unknown>>;
};

/** EVA-3: the SHA-256 of a sealed sheet in canonical JSON, in hexadecimal. What a document says of itself is no part of it. */
export function sheetDigest(sealed: SealedContent): string {
  const { panel, session, taster, code, version } = sealed;
  const { header: _header, smelledOnly, ...rest } = sealed.value;
  // Only a tick that is set stands in it: sheets that were sealed before there was one keep their digest.
  const content = smelledOnly === true ? { ...rest, smelledOnly } : rest;
  return createHash('sha256')
    .update(canonical({ panel, session, taster, code, version, content }))
    .digest('hex');
}
