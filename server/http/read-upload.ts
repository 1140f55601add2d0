import { FILE_LIMITS, type Upload } from '../../domain/files/check-upload.ts';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import { readBytes } from './read-bytes.ts';

/**
 * The largest multipart form of an upload, in bytes: a file, its thumbnail and the overhead of the
 * form.
 */
const LARGEST_FORM = FILE_LIMITS.bytes + FILE_LIMITS.thumbnailBytes + 64 * 1024;

/**
 * The most parts that a form may have before it is parsed. A file and a thumbnail are two; two more
 * are parsed and refused by name.
 */
const MOST_PARTS = 4;

/**
 * Reads an upload: a multipart form of exactly one `file`, with or without a `thumbnail` (FIL-3).
 * It stops at the size limit.
 */
export async function readUpload(
  request: Request,
): Promise<Result<Upload, 'not-a-form' | 'file-too-large' | 'malformed'>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) return refuse('not-a-form');
  const body = await readBytes(request, LARGEST_FORM);
  if (!body.ok) return refuse('file-too-large', { megabytes: FILE_LIMITS.bytes / 1024 / 1024 });
  if (partsOf(body.value, type) > MOST_PARTS) return refuse('malformed', { fields: [] });
  const form = await new Response(body.value, { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
  if (form === null) return refuse('malformed', { fields: [] });
  const isKnown = [...form.keys()].every((name) => name === 'file' || name === 'thumbnail');
  const [[file, ...more], [thumbnail = null, ...others]] = [
    form.getAll('file'),
    form.getAll('thumbnail'),
  ];
  if (!(file instanceof File) || more.length + others.length > 0 || !isKnown)
    return refuse('malformed', { fields: [] });
  if (thumbnail !== null && !(thumbnail instanceof File))
    return refuse('malformed', { fields: [] });
  return accept({
    name: file.name,
    bytes: await file.bytes(),
    thumbnail: thumbnail === null ? null : await thumbnail.bytes(),
  });
}

/**
 * Counts the parts of a form, up to one more than the limit: parsing a hundred thousand would block
 * the event loop.
 */
function partsOf(body: Buffer, type: string): number {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const boundary = `--${quoted ?? plain ?? ''}`;
  let parts = -1;
  for (
    let at = body.indexOf(boundary);
    at >= 0;
    at = body.indexOf(boundary, at + boundary.length)
  ) {
    parts += 1;
    if (parts > MOST_PARTS) break;
  }
  return parts;
}
