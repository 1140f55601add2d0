import { inflateSync } from 'node:zlib';

/** An object of a PDF: its dictionary, and its decoded stream. */
export type PdfObject = { readonly head: string; readonly stream: string };

/** Parses the objects of a PDF that Chromium printed, by their numbers. */
export function objectsOf(bytes: Buffer): ReadonlyMap<string, PdfObject> {
  const text = bytes.toString('latin1');
  const objects = new Map<string, PdfObject>();
  const begins = /(\d+) 0 obj\s*/g;
  for (let found = begins.exec(text); found !== null; found = begins.exec(text)) {
    const [, id = ''] = found;
    const from = begins.lastIndex;
    // A compressed stream may contain any word, so its length is read first.
    const [words = '', stream] = /^[\s\S]*?(?:(stream\r?\n)|endobj)/.exec(text.slice(from)) ?? [];
    const length = Number(/\/Length (\d+)/.exec(words)?.[1] ?? 0);
    const at = from + words.length;
    begins.lastIndex = stream === undefined ? at : at + length;
    const packed = stream === undefined ? '' : text.slice(at, at + length);
    const isPacked = words.includes('FlateDecode');
    objects.set(id, { head: words, stream: isPacked ? inflated(packed) : packed });
  }
  return objects;
}

/** The pages of a PDF in order, each with its content streams. */
export const pagesOf = (
  objects: ReadonlyMap<string, PdfObject>,
): readonly { readonly head: string; readonly drawn: string }[] =>
  [...objects.values()]
    .filter(({ head }) => /\/Type\s*\/Page\b/.test(head))
    .map(({ head }) => ({
      head,
      drawn: [...head.matchAll(/\/Contents (\d+) 0 R/g)]
        .map(([, id = '']) => objects.get(id)?.stream ?? '')
        .join('\n'),
    }));

const inflated = (packed: string): string =>
  inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
