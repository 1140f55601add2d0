import * as Y from 'yjs';
import { z } from 'zod';
import { valuesOf } from '../../../domain/documents/quarantined-values.ts';

const bytes = z
  .string()
  .regex(/^\\x([0-9a-f]{2})*$/)
  .transform((text) => Buffer.from(text.slice(2), 'hex'));

const documentRow = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.string(),
  snapshot: bytes,
});
const updateRow = z.object({ document: z.number(), data: bytes });

/**
 * Exports the content of each live document as one JSON object a line (BAK-47). The rows of
 * documents and of their updates must both be in the order of the documents.
 */
export async function* readableDocuments(
  documents: AsyncIterable<readonly string[]>,
  updates: AsyncIterable<readonly string[]>,
  told: (rows: number) => void,
): AsyncGenerator<string> {
  const following = rowsOf(updates, updateRow);
  let next = await following.next();
  for await (const page of documents) {
    const lines: string[] = [];
    for (const line of page) {
      const { id, name, kind, snapshot } = documentRow.parse(JSON.parse(line));
      const doc = new Y.Doc();
      Y.applyUpdate(doc, snapshot);
      while (next.done !== true && next.value.document === id) {
        Y.applyUpdate(doc, next.value.data);
        next = await following.next();
      }
      lines.push(`${JSON.stringify({ name, kind, ...saidBy(doc) })}\n`);
      doc.destroy();
    }
    told(lines.length);
    yield lines.join('');
  }
}

/** Returns the values of a document by map name and key, and each shared text by its name. */
function saidBy(doc: Y.Doc): Record<string, unknown> {
  const said = new Map<string, unknown>();
  for (const [map, values] of Map.groupBy(valuesOf(doc), ({ map }) => map)) {
    const [first] = values;
    said.set(
      map,
      first?.key === ''
        ? first.value
        : Object.fromEntries(values.map(({ key, value }) => [key, value])),
    );
  }
  return Object.fromEntries(said);
}

async function* rowsOf<Row>(
  pages: AsyncIterable<readonly string[]>,
  schema: z.ZodType<Row>,
): AsyncGenerator<Row> {
  for await (const page of pages) for (const line of page) yield schema.parse(JSON.parse(line));
}
