import { accept, type Result, refuse } from '../../domain/refusal.ts';

/**
 * Reads a request body up to a size limit. It stops at the limit, whatever the `Content-Length` is.
 */
export async function readBytes(
  request: Request,
  limit: number,
): Promise<Result<Buffer<ArrayBuffer>, 'too-large'>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit)
    return refuse('too-large', { bytes: limit });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return refuse('too-large', { bytes: limit });
    chunks.push(chunk);
  }
  return accept(Buffer.concat(chunks));
}
