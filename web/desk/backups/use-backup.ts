import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BackupProgress } from '../../../domain/backups/backup-frames.ts';
import type { BackupPeriod } from '../../../domain/backups/backup-period.ts';
import type { Refusal } from '../../../domain/refusal.ts';
import { refusalOf } from '../../parts/http/problem-error.ts';
import { saveFile } from '../../parts/page/save-file.ts';
import { fetchBackup } from './fetch-backup.ts';

/** How far the backup of this page is. */
export type BackupWork =
  | { readonly kind: 'none' }
  | { readonly kind: 'making'; readonly progress: BackupProgress | null }
  | { readonly kind: 'made'; readonly name: string }
  /** It is made, and the browser does not let it out (FIL-7): it stays here until it does. */
  | { readonly kind: 'denied'; readonly refusal: Refusal; readonly save: () => void }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** How long the server may still end what this page has cancelled, and how often it is asked meanwhile, in ms. */
const ENDING = 15_000;
const AGAIN = 500;

/** Makes and saves the panel's backup of a period. Cancelled, or with the page gone, the server ends its work too (BAK-23). */
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
        // What is under way is the one that was cancelled here: it ends at the server a moment later (BAK-23).
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
        // Cancelled by whoever asked for it.
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
