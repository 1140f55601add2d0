import { inflateSync } from 'node:zlib';

/** An object of a PDF: its dictionary, and its stream as it is read. */
type PdfObject = { readonly head: string; readonly stream: string };

/** The text of every page of a PDF as Chromium prints it, in the order of its pages: what a reader would find on paper. */
export function pdfPages(bytes: Buffer): readonly string[] {
  const objects = objectsOf(bytes);
  return [...objects.values()]
    .filter(({ head }) => /\/Type\s*\/Page\b/.test(head))
    .map((page) => textOf(page, objects));
}

function objectsOf(bytes: Buffer): ReadonlyMap<string, PdfObject> {
  const text = bytes.toString('latin1');
  const objects = new Map<string, PdfObject>();
  const begins = /(\d+) 0 obj\s*/g;
  for (let found = begins.exec(text); found !== null; found = begins.exec(text)) {
    const [, id = ''] = found;
    const from = begins.lastIndex;
    // What is packed may hold any word: its length is said before it.
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

const inflated = (packed: string): string =>
  inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');

function textOf(page: PdfObject, objects: ReadonlyMap<string, PdfObject>): string {
  const fonts = new Map<string, Font>();
  for (const [, name = '', id = ''] of page.head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? [];
    fonts.set(name, fontOf(objects.get(map)?.stream ?? ''));
  }
  const drawn = [...page.head.matchAll(/\/Contents (\d+) 0 R/g)]
    .map(([, id = '']) => objects.get(id)?.stream ?? '')
    .join('');
  let font: Font = NO_FONT;
  let text = '';
  for (const [, name, glyphs] of drawn.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>|\bET\b/g)) {
    if (name !== undefined) font = fonts.get(name) ?? NO_FONT;
    else if (glyphs === undefined) text += ' ';
    else
      for (let at = 0; at < glyphs.length; at += font.digits)
        text += font.characters.get(Number.parseInt(glyphs.slice(at, at + font.digits), 16)) ?? '';
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** How many digits of a text in hexadecimal are a glyph, and what each glyph is. */
type Font = { readonly digits: number; readonly characters: ReadonlyMap<number, string> };

const NO_FONT: Font = { digits: 4, characters: new Map() };

function fontOf(table: string): Font {
  const [, last = 'FFFF'] = /begincodespacerange\s*<\w+>\s*<(\w+)>/.exec(table) ?? [];
  return { digits: last.length, characters: charactersOf(table) };
}

/** What each glyph of a font is, from its table of characters. */
function charactersOf(table: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const text = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, one = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', is = ''] of one.matchAll(/<(\w+)>\s*<(\w+)>/g))
      found.set(Number.parseInt(glyph, 16), text(is));
  for (const [, one = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', is = ''] of one.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let glyph = Number.parseInt(from, 16); glyph <= Number.parseInt(to, 16); glyph += 1)
        found.set(
          glyph,
          String.fromCharCode(Number.parseInt(is, 16) + glyph - Number.parseInt(from, 16)),
        );
  return found;
}
