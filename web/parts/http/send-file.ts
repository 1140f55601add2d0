import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { readProblem } from './request.ts';

/**
 * Uploads a file with its thumbnail as form data. A refusal of the server is a value, as for every
 * other call.
 */
export async function sendFile(
  method: 'POST' | 'PUT',
  address: string,
  file: File,
  thumbnail: Blob | null,
): Promise<Result<null>> {
  const body = new FormData();
  body.set('file', file);
  if (thumbnail !== null) body.set('thumbnail', thumbnail, 'thumbnail');
  try {
    const response = await fetch(address, { method, credentials: 'same-origin', body });
    return response.ok ? accept(null) : await readProblem(response);
  } catch {
    return refuse('unreachable');
  }
}
