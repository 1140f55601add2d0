import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackupProgress } from '../../../domain/backups/backup-frames.ts';
import type { BackupPeriod } from '../../../domain/backups/backup-period.ts';
import type { Refusal } from '../../../domain/refusal.ts';
import { refusalOf } from '../../parts/http/problem-error.ts';
import { saveFile } from '../../parts/page/save-file.ts';
import { fetchBackup } from './fetch-backup.ts';

/** State of the backup that this page makes. */
export type BackupWork =
  | { readonly kind: 'none' }
  | { readonly kind: 'making'; readonly progress: BackupProgress | null }
  | { readonly kind: 'made'; readonly name: string }
  /** The browser refused the download (FIL-7). The page keeps the file, and `save` tries again. */
  | { readonly kind: 'denied'; readonly refusal: Refusal; readonly save: () => void }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * Timeout of retries in ms: the time that the server may take to end a backup that this page
 * cancelled. AGAIN is the retry interval in ms.
 */
const ENDING = 15_000;
const AGAIN = 500;

/**
 * Hook that makes the panel's backup of a period and downloads it. The server stops its work when
 * the backup is cancelled or the page is closed (BAK-23).
 */
export function useBackup(isPartial: boolean) {
  const [work, setWork] = useState<BackupWork>({ kind: 'none' });
  const going = useRef<AbortController | null>(null);
  const cancelledAt = useRef(Number.NEGATIVE_INFINITY);
  const queries = useQueryClient();
  useEffect(() => () => going.current?.abort(), []);

  const make = useCallback(
    async (period: BackupPeriod) => {
      const abort = new AbortController();
      going.current = abort;
      setWork({ kind: 'making', progress: null });
      try {
        const ask = () =>
          fetchBackup(period, (progress) => setWork({ kind: 'making', progress }), abort.signal);
        let file = await ask();
        // Retry: the backup under way is the one that this page cancelled, and the server ends it a
        // moment later (BAK-23).
        while (!file.ok && file.code === 'backup-under-way' && isEnding(cancelledAt.current)) {
          await new Promise((resolve) => setTimeout(resolve, AGAIN));
          file = await ask();
        }
        if (!file.ok) return setWork({ kind: 'refused', refusal: file });
        const kind = isPartial ? '-partial' : '';
        const name = `verdial-${period.from}-${period.to}${kind}.zip`;
        const save = () => {
          try {
            saveFile(name, 'application/zip', file.value);
            setWork({ kind: 'made', name });
          } catch (problem) {
            setWork({ kind: 'denied', refusal: refusalOf(problem), save });
          }
        };
        save();
        await queries.invalidateQueries({ queryKey: ['backups'] });
      } catch {
        // Cancelled by the user or by unmounting.
        setWork({ kind: 'none' });
      }
    },
    [queries, isPartial],
  );
  function cancel(): void {
    cancelledAt.current = performance.now();
    going.current?.abort();
  }
  return { work, make, cancel };
}

const isEnding = (cancelledAt: number): boolean => performance.now() - cancelledAt < ENDING;
