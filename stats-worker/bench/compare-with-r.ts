import { spawnSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { createMarksReader } from '../marks/marks-reader.ts';
import { evolutionSteps } from '../reports/quality-steps.ts';
import { runSteps } from '../testing/run-steps.ts';

const byR = z.object({
  seconds: z.number(),
  version: z.string(),
  points: z.int(),
  pn: z.number(),
  dn: z.number(),
});

/**
 * A comparison with R: the evolution of all tasters by this engine and by R's data.table. Times in
 * ms, without reading the file.
 */
export type RComparison = {
  /** Every index of every taster and of the panel, with every class. */
  readonly ours: number;
  /** The moving PN and DN of fruity alone; null where R with data.table is not installed. */
  readonly r: { readonly version: string; readonly ms: number; readonly isSame: boolean } | null;
};

/** Computes the evolution of a marks_long.csv by both, and compares the figures (M-EVOLUTION). */
export async function compareWithR(file: string): Promise<RComparison> {
  const reader = createMarksReader();
  for await (const piece of createReadStream(file)) reader.push(piece);
  const read = reader.end();
  if (!read.ok) throw new Error(read.code);
  const input = {
    columns: read.value.columns,
    references: [],
    settings: defaultPanelSettings(),
    asOf: null,
  };
  const began = performance.now();
  const evolution = runSteps(evolutionSteps(input, 0));
  const ours = performance.now() - began;
  const sums = { points: 0, pn: 0, dn: 0 };
  for (const { series } of evolution?.tasters ?? []) {
    sums.points += series.fruity?.pn.points.length ?? 0;
    for (const index of ['pn', 'dn'] as const)
      for (const { value } of series.fruity?.[index].points ?? []) sums[index] += value ?? 0;
  }
  const script = join(import.meta.dirname, 'evolution.R');
  const { status, stdout } = spawnSync('Rscript', [script, file], { encoding: 'utf8' });
  if (status !== 0) return { ours, r: null };
  const { seconds, version, ...told } = byR.parse(JSON.parse(stdout));
  const isSame =
    told.points === sums.points &&
    (['pn', 'dn'] as const).every((index) => Math.abs(told[index] - sums[index]) < 1e-6);
  return { ours, r: { version, ms: seconds * 1000, isSame } };
}
