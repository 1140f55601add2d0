import { FILE_LIMITS, type Upload } from '../../domain/files/check-upload.ts';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import { readBytes } from './read-bytes.ts';

/** The largest form a route for files reads, in bytes: a file, its thumbnail and what the form puts around them. */
const LARGEST_FORM = FILE_LIMITS.bytes + FILE_LIMITS.thumbnailBytes + 64 * 1024;

/** The parts a form may have before it is taken apart: a file and a thumbnail, and as many again for what is refused by name. */
const MOST_PARTS = 4;

/** FIL-3: reads a form of exactly one `file`, with or without a `thumbnail`; stops at the limit. */
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

/** How many parts a form has, at most one more than it may: to take a hundred thousand apart holds up everybody. */
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
