import { accept, type Result, refuse } from '../refusal.ts';
import { type FileKind, fileKindOf, isPicture, type PictureKind } from './file-kind.ts';
import { keptFileName } from './file-name.ts';

/**
 * The limits of uploaded files: bytes of one file, files of one sample, bytes of a thumbnail, bytes
 * of the panel's image.
 */
export const FILE_LIMITS = {
  bytes: 10 * 1024 * 1024,
  perSample: 20,
  thumbnailBytes: 200 * 1024,
  panelImageBytes: 1024 * 1024,
} as const;

/** An uploaded file, with the thumbnail that its sender made. */
export type Upload = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly thumbnail: Uint8Array | null;
};

/** A validated upload: its kind is that of its content, its name is safe and has a true ending. */
export type CheckedUpload = {
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: Uint8Array;
  readonly thumbnail: { readonly kind: PictureKind; readonly bytes: Uint8Array } | null;
};

/** Why an upload is refused. */
export type UploadRefusal = 'file-empty' | 'file-too-large' | 'file-kind-refused';

/**
 * Validates an upload by its content and size (FIL-1, FIL-2, FIL-3). A thumbnail that is not a
 * small picture is left out.
 */
export function checkUpload(
  { name, bytes, thumbnail }: Upload,
  limit: number = FILE_LIMITS.bytes,
): Result<CheckedUpload, UploadRefusal> {
  if (bytes.length === 0) return refuse('file-empty');
  if (bytes.length > limit) return refuse('file-too-large', { megabytes: limit / 1024 / 1024 });
  const kind = fileKindOf(bytes);
  if (kind === null) return refuse('file-kind-refused');
  return accept({ name: keptFileName(name, kind), kind, bytes, thumbnail: checked(thumbnail) });
}

function checked(thumbnail: Uint8Array | null): CheckedUpload['thumbnail'] {
  if (thumbnail === null || thumbnail.length > FILE_LIMITS.thumbnailBytes) return null;
  const kind = fileKindOf(thumbnail);
  return isPicture(kind) ? { kind, bytes: thumbnail } : null;
}
