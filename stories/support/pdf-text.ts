import { objectsOf, type PdfObject, pagesOf } from './pdf-objects.ts';

/**
 * Extracts the text of every page of a PDF that Chromium printed, in page order, as a reader finds
 * it on paper.
 */
export function pdfPages(bytes: Buffer): readonly string[] {
  const objects = objectsOf(bytes);
  return pagesOf(objects).map((page) => textOf(page, objects));
}

function textOf(
  page: { readonly head: string; readonly drawn: string },
  objects: ReadonlyMap<string, PdfObject>,
): string {
  const fonts = new Map<string, Font>();
  for (const [, name = '', id = ''] of page.head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? [];
    fonts.set(name, fontOf(objects.get(map)?.stream ?? ''));
  }
  let font: Font = NO_FONT;
  let text = '';
  for (const [, name, glyphs] of page.drawn.matchAll(
    /\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>|\bET\b/g,
  )) {
    if (name !== undefined) font = fonts.get(name) ?? NO_FONT;
    else if (glyphs === undefined) text += ' ';
    else
      for (let at = 0; at < glyphs.length; at += font.digits)
        text += font.characters.get(Number.parseInt(glyphs.slice(at, at + font.digits), 16)) ?? '';
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * A font of a PDF: the number of hexadecimal digits of a glyph, and the character of each glyph.
 */
type Font = { readonly digits: number; readonly characters: ReadonlyMap<number, string> };

const NO_FONT: Font = { digits: 4, characters: new Map() };

function fontOf(table: string): Font {
  const [, last = 'FFFF'] = /begincodespacerange\s*<\w+>\s*<(\w+)>/.exec(table) ?? [];
  return { digits: last.length, characters: charactersOf(table) };
}

/** The characters of a font's glyphs, from its ToUnicode table. */
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
