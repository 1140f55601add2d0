import { z } from 'zod';
import { type DocumentName, parseDocumentName } from '../../domain/documents/name.ts';

const lineSchema = z.strictObject({
  name: z.string(),
  /** Of which document of that name, where the server knew. */
  birth: z.string().exactOptional(),
  update: z.base64(),
});

/** What could not be stored of a document. */
export type RescuedUpdate = {
  readonly name: DocumentName;
  readonly birth: string | null;
  readonly update: Uint8Array;
};

/** KEE-3: one line of a rescue file. */
export const formatRescueLine = (name: string, birth: string | null, update: Uint8Array): string =>
  JSON.stringify({
    name,
    ...(birth === null ? {} : { birth }),
    update: Buffer.from(update).toString('base64'),
  });

/** KEE-10: reads one line of a rescue file; null where it is not as it was written. */
export function parseRescueLine(text: string): RescuedUpdate | null {
  const line = lineSchema.safeParse(jsonOf(text));
  const name = line.success ? parseDocumentName(line.data.name) : null;
  if (!line.success || name === null) return null;
  const { birth = null, update } = line.data;
  return { name, birth, update: Uint8Array.from(Buffer.from(update, 'base64')) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema refuses what is no JSON at all as it refuses any other.
    return null;
  }
}
