import { createHash } from 'node:crypto';
import { canonical } from './canonical.ts';

/** What a digest is taken over: which sheet in which version, and everything on it. */
export type SealedContent = {
  readonly panel: string;
  readonly session: number;
  readonly taster: string;
  readonly code: string;
  readonly version: number;
  readonly value: object;
};

/** EVA-3: the SHA-256 of a sealed sheet in canonical JSON, in hexadecimal. What a document says of itself is no part of it. */
export function sheetDigest(sealed: SealedContent): string {
  const { panel, session, taster, code, version, value } = sealed;
  const content = { ...value, header: undefined };
  return createHash('sha256')
    .update(canonical({ panel, session, taster, code, version, content }))
    .digest('hex');
}
