/** The kinds of file that may be stored, by their media type. */
export const FILE_KINDS = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const;

/** A kind of file that may be stored. */
export type FileKind = (typeof FILE_KINDS)[number];

/** A kind of picture. */
export type PictureKind = Exclude<FileKind, 'application/pdf'>;

/** The file endings of each kind; a file with none of them gets the first. */
export const FILE_ENDINGS: Readonly<Record<FileKind, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};

/**
 * Detects the kind of a file by its first bytes, whatever its name or its sender says; null for any
 * other (FIL-1).
 */
export function fileKindOf(bytes: Uint8Array): FileKind | null {
  if (starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (starts(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (starts(bytes, letters('RIFF')) && starts(bytes.subarray(8), letters('WEBP')))
    return 'image/webp';
  if (starts(bytes, letters('%PDF-'))) return 'application/pdf';
  return null;
}

/** Type guard for a kind of file. */
export const isFileKind = (value: unknown): value is FileKind =>
  FILE_KINDS.some((kind) => kind === value);

/** Whether a kind can be shown as a picture. */
export const isPicture = (kind: FileKind | null): kind is PictureKind =>
  kind !== null && kind !== 'application/pdf';

const letters = (text: string): readonly number[] =>
  [...text].map((character) => character.charCodeAt(0));

const starts = (bytes: Uint8Array, first: readonly number[]): boolean =>
  bytes.length >= first.length && first.every((byte, at) => bytes[at] === byte);
