import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { slowestFiles, type TestReport } from './test-report.ts';

const KEPT = 'node_modules/.cache/verdial/test-seconds.json';
const Seconds = z.record(z.string(), z.number());

/** Reads the duration of each test file in its last run on this machine, in seconds. */
export function readSeconds(file = KEPT): ReadonlyMap<string, number> {
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(Seconds.parse(JSON.parse(readFileSync(file, 'utf8')))));
}

/** Stores the durations of the files of a run; those of other files stay. */
export function keepSeconds(report: z.infer<typeof TestReport>, root: string, file = KEPT): void {
  const known = new Map(readSeconds(file));
  for (const each of slowestFiles(report, root, report.testResults.length))
    known.set(each.file, Math.round(each.seconds * 10) / 10);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(Object.fromEntries(known)));
}
