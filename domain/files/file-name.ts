import { FILE_ENDINGS, type FileKind } from './file-kind.ts';

const LONGEST = 120;

/** What Windows takes for a device, whatever follows a point. */
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])\s*(\.|$)/i;

/**
 * FIL-2: the name a file is kept under: the last part of what was sent, without folders, control characters and characters that
 * file systems refuse, never longer than 120 characters, and with an ending that is true of its content.
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
