import {
  type BackupFrame,
  type BackupProgress,
  createFrameReader,
} from '../../../domain/backups/backup-frames.ts';
import type { BackupPeriod } from '../../../domain/backups/backup-period.ts';
import { accept, type Refusal, type Result, refuse } from '../../../domain/refusal.ts';
import { readProblem } from '../../parts/http/request.ts';
import { requestReauthentication } from '../../parts/http/request-reauthentication.ts';

/**
 * Requests a backup of a period and downloads it with progress (BAK-21). The result is
 * `unreachable` for an interrupted download, which yields no file. It throws only when `signal`
 * aborts it.
 */
export async function fetchBackup(
  period: BackupPeriod,
  told: (progress: BackupProgress) => void,
  signal: AbortSignal,
): Promise<Result<Blob>> {
  try {
    let response = await post(period, signal);
    if (!response.ok) {
      const problem: Refusal = await readProblem(response);
      if (problem.code !== 'reauthentication-needed' || !(await requestReauthentication()))
        return problem;
      response = await post(period, signal);
      if (!response.ok) return await readProblem(response);
    }
    return await taken(response.body, told);
  } catch (problem) {
    if (signal.aborted) throw problem;
    return refuse('unreachable');
  }
}

const post = (period: BackupPeriod, signal: AbortSignal): Promise<Response> =>
  fetch('/api/backups/panel', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(period),
    signal,
  });

async function taken(
  body: ReadableStream<Uint8Array> | null,
  told: (progress: BackupProgress) => void,
): Promise<Result<Blob>> {
  if (body === null) return refuse('unreachable');
  const [reader, read] = [body.getReader(), createFrameReader()];
  const pieces: BlobPart[] = [];
  let last: BackupFrame | null = null;
  for (let next = await reader.read(); !next.done; next = await reader.read())
    for (const frame of read(next.value)) {
      if (frame.kind === 'told') told(frame.progress);
      if (frame.kind === 'piece') pieces.push(Uint8Array.from(frame.bytes));
      last = frame;
    }
  if (last?.kind === 'failed') return refuse('unforeseen');
  const file = new Blob(pieces, { type: 'application/zip' });
  return last?.kind === 'end' && last.length === file.size ? accept(file) : refuse('unreachable');
}
