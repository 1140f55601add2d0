/** The bytes of a text in UTF-8. */
export const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** The bytes of a text in UTF-16, after a byte order mark. */
export function utf16(text: string, isBigEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  for (const [place, letter] of [...`\uFEFF${text}`].entries())
    view.setUint16(2 * place, letter.charCodeAt(0), !isBigEndian);
  return new Uint8Array(view.buffer);
}
