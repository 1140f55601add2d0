import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { readProblem } from './request.ts';

/** Sends a file with its thumbnail as a form. A refusal of the server is a value, as from every other call. */
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
