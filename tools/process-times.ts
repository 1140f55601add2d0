import { readdirSync, readFileSync } from 'node:fs';

/** A process as Linux counts it: its parent, and the ticks that it and its ended children have used the processor. */
export type ProcessTime = {
  readonly id: number;
  readonly parent: number;
  readonly ticks: number;
};

/** What /proc counts in, on every machine that Linux runs on today. */
const TICKS_A_SECOND = 100;

/** Reads a line of /proc/<id>/stat (proc(5)). The name of the program stands in brackets and may hold anything. */
export function parseStat(line: string): ProcessTime | null {
  const id = Number.parseInt(line, 10);
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const at = (field: number): number => Number(fields[field - 3]);
  const found = { id, parent: at(4), ticks: at(14) + at(15) + at(16) + at(17) };
  return Object.values(found).every(Number.isInteger) ? found : null;
}

/** The seconds of processor that a process has used with everything that it started and that is there or was waited for. */
export function secondsOfTree(processes: readonly ProcessTime[], root: number): number {
  const tree = new Set([root]);
  for (const id of tree)
    for (const { id: child, parent } of processes) if (parent === id) tree.add(child);
  const ticks = processes.filter(({ id }) => tree.has(id)).map((one) => one.ticks);
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND;
}

/** The seconds of processor of this process and everything below it; null where there is no /proc. */
export function processorSeconds(root: number): number | null {
  if (process.platform !== 'linux') return null;
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(name) ?? []);
  return secondsOfTree(processes, root);
}

function readStat(id: string): ProcessTime | null {
  try {
    return parseStat(readFileSync(`/proc/${id}/stat`, 'utf8'));
  } catch {
    // The process has ended since the folder was read.
    return null;
  }
}
