import { useEffect, useRef, useState } from 'react';
import type { StatsClient } from '../../stats-worker/client.ts';
import {
  type ChosenFiles,
  computeWorkbench,
  type Workbench,
  type WorkbenchProgress,
  type WorkbenchRefusal,
} from './compute-workbench.ts';
import { fileRole } from './file-role.ts';

const NO_FILES: ChosenFiles = { marks: null, references: null, settings: null };

/** State of the workbench: its files and their results, in memory only (QUA-20). */
export type WorkbenchState = {
  readonly files: ChosenFiles;
  readonly found: Workbench | null;
  readonly refusal: WorkbenchRefusal | null;
  readonly progress: WorkbenchProgress | null;
  /**
   * Adds files by their roles and computes. When one is rejected, the earlier files and results
   * stay.
   */
  take(chosen: readonly File[]): Promise<void>;
  stop(): void;
  clear(): void;
};

/** Hook of the state of the workbench, which computes in one worker. */
export function useWorkbench(stats: StatsClient): WorkbenchState {
  const [files, setFiles] = useState(NO_FILES);
  const [found, setFound] = useState<Workbench | null>(null);
  const [refusal, setRefusal] = useState<WorkbenchRefusal | null>(null);
  const [progress, setProgress] = useState<WorkbenchProgress | null>(null);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  async function take(chosen: readonly File[]): Promise<void> {
    work.current?.abort();
    const mine = new AbortController();
    work.current = mine;
    setRefusal(null);
    const { signal } = mine;
    const next: Record<keyof ChosenFiles, File | null> = { ...files };
    for (const file of chosen) next[await fileRole(file)] = file;
    if (signal.aborted) return;
    if (next.marks === null) {
      setFiles(next);
      return;
    }
    setProgress({ phase: 'reading', done: 0 });
    const onProgress = (told: WorkbenchProgress) => {
      if (!signal.aborted) setProgress(told);
    };
    const answer = await computeWorkbench(stats, next.marks, next, { signal, onProgress });
    if (signal.aborted) return;
    setProgress(null);
    if (!answer.ok) {
      setRefusal(answer);
      return;
    }
    setFiles(next);
    setFound(answer.value);
  }

  function stop(): void {
    work.current?.abort();
    setProgress(null);
  }

  return {
    files,
    found,
    refusal,
    progress,
    take,
    stop,
    clear() {
      stop();
      setFiles(NO_FILES);
      setFound(null);
      setRefusal(null);
    },
  };
}
