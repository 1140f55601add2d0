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

/** Makes and saves the panel's backup of a period. Cancelled, or with the page gone, the server ends its work too (BAK-23). */
export function useBackup() {
  const [work, setWork] = useState<BackupWork>({ kind: 'none' });
  const going = useRef<AbortController | null>(null);
  const queries = useQueryClient();
  useEffect(() => () => going.current?.abort(), []);

  const make = useCallback(
    async (period: BackupPeriod) => {
      const abort = new AbortController();
      going.current = abort;
      setWork({ kind: 'making', progress: null });
      try {
        const file = await fetchBackup(
          period,
          (progress) => setWork({ kind: 'making', progress }),
          abort.signal,
        );
        if (!file.ok) return setWork({ kind: 'refused', refusal: file });
        const name = `verdial-${period.from}-${period.to}.zip`;
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
    [queries],
  );
  return { work, make, cancel: () => going.current?.abort() };
}
