import { z } from 'zod';
import { type DocumentName, parseDocumentName } from '../../domain/documents/name.ts';

const lineSchema = z.strictObject({
  name: z.string(),
  /** The generation id of the document, where the server knew it. */
  birth: z.string().exactOptional(),
  update: z.base64(),
});

/** An update that could not be stored, as the rescue file keeps it. */
export type RescuedUpdate = {
  readonly name: DocumentName;
  readonly birth: string | null;
  readonly update: Uint8Array;
};

/** Formats one line of a rescue file (KEE-3). */
export const formatRescueLine = (name: string, birth: string | null, update: Uint8Array): string =>
  JSON.stringify({
    name,
    ...(birth === null ? {} : { birth }),
    update: Buffer.from(update).toString('base64'),
  });

/** Parses one line of a rescue file; null where the line is not valid (KEE-10). */
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
    // The schema refuses null as it refuses any other invalid line.
    return null;
  }
}
