import { refuse } from '../../../domain/refusal.ts';
import { ProblemError } from '../http/problem-error.ts';

/**
 * Downloads text or bytes as a file. Throws a `ProblemError` with `download-denied` where the
 * browser refuses downloads (FIL-7).
 */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a');
  try {
    link.href = URL.createObjectURL(new Blob([content], { type }));
    link.download = name;
    link.click();
  } catch {
    throw new ProblemError(refuse('download-denied'));
  } finally {
    URL.revokeObjectURL(link.href);
  }
}
