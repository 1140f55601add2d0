import { FILE_ENDINGS, type FileKind } from './file-kind.ts';

const LONGEST = 120;

/** Reserved device names of Windows, also with an ending. */
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])\s*(\.|$)/i;

/**
 * The name under which an upload is stored (FIL-2). It is the last part of the sent path, without
 * control characters and characters that file systems refuse. It has 120 characters at most, and an
 * ending that is true of the content.
 */
export function keptFileName(sent: string, kind: FileKind): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"|?*]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim();
  const endings = FILE_ENDINGS[kind];
  const ending = endings.find((one) => clean.toLowerCase().endsWith(`.${one}`));
  const named = clean.replace(/\.[^.]{1,5}$/, '') || 'file';
  const bare = RESERVED.test(named) ? `_${named}` : named;
  return `${[...bare]
    .slice(0, LONGEST - 6)
    .join('')
    .trim()}.${ending ?? endings[0]}`;
}
