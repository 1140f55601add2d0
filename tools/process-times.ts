import { readdirSync, readFileSync } from 'node:fs';

/**
 * A process with the processor time that Linux counts: its parent, and the clock ticks of itself
 * and of its ended children.
 */
export type ProcessTime = {
  readonly id: number;
  readonly parent: number;
  readonly ticks: number;
};

/** The clock ticks a second in /proc, on every machine that Linux runs on today. */
const TICKS_A_SECOND = 100;

/**
 * Parses a line of /proc/<id>/stat (proc(5)). The program name is in parentheses and may contain
 * any character.
 */
export function parseStat(line: string): ProcessTime | null {
  const id = Number.parseInt(line, 10);
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const at = (field: number): number => Number(fields[field - 3]);
  const found = { id, parent: at(4), ticks: at(14) + at(15) + at(16) + at(17) };
  return Object.values(found).every(Number.isInteger) ? found : null;
}

/**
 * The processor seconds of a process tree: the root and all of its descendants that run or were
 * waited for.
 */
export function secondsOfTree(processes: readonly ProcessTime[], root: number): number {
  const tree = new Set([root]);
  for (const id of tree)
    for (const { id: child, parent } of processes) if (parent === id) tree.add(child);
  const ticks = processes.filter(({ id }) => tree.has(id)).map((one) => one.ticks);
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND;
}

/** The processor seconds of this process and its descendants; null without /proc. */
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
    // The process ended after the folder was read.
    return null;
  }
}
