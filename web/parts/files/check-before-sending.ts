import { FILE_LIMITS } from '../../../domain/files/check-upload.ts';
import { type FileKind, fileKindOf } from '../../../domain/files/file-kind.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';

/**
 * Validates a file before its upload by the same rules as the server: first its size, then its
 * content (FIL-1, FIL-3). `limit` is in bytes.
 */
export async function checkBeforeSending(
  file: File,
  limit: number = FILE_LIMITS.bytes,
): Promise<Result<FileKind, 'file-empty' | 'file-too-large' | 'file-kind-refused'>> {
  if (file.size === 0) return refuse('file-empty');
  if (file.size > limit) return refuse('file-too-large', { megabytes: limit / 1024 / 1024 });
  const kind = fileKindOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  return kind === null ? refuse('file-kind-refused') : accept(kind);
}
