import { accept, type Result, refuse } from '../../domain/refusal.ts';

/** Reads a body that is no larger than it may be; stops at the limit, whatever the request says of its length. */
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
