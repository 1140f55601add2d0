import { useParams } from '@tanstack/react-router';
import type { PlanEntry, PlanValue } from '../../../domain/documents/session.document.ts';
import type { SampleId } from '../../../domain/words/ids.ts';
import { samplesOf } from './board-names.ts';

/** The path segment of an address that names both replicates of a sample. */
export const BOTH = 'both';

/** The sample and replicate in a page's address, with the previous and next samples of the plan. */
export type ChosenSample = {
  readonly sample: SampleId;
  /** The entries of the sample, replicate 1 first. */
  readonly entries: readonly PlanEntry[];
  readonly entry: PlanEntry;
  /** Whether the address names both replicates. */
  readonly isBoth: boolean;
  /** Whether the address names one replicate. */
  readonly isNamed: boolean;
  readonly before: SampleId | null;
  readonly after: SampleId | null;
};

/**
 * Reads the sample and the replicate from the address: the plan's first if it names none, null if
 * it is unknown.
 */
export function useChosenSample(plan: PlanValue): ChosenSample | null {
  const { sample: named, tasting } = useParams({ strict: false });
  const samples = samplesOf(plan);
  const place = named === undefined ? 0 : samples.findIndex((id) => String(id) === named);
  const sample = samples[place];
  if (sample === undefined) return null;
  const entries = plan.entries
    .filter((entry) => entry.sample === sample)
    .toSorted((a, b) => a.replicate - b.replicate);
  const entry = entries.find(({ replicate }) => String(replicate) === tasting) ?? entries[0];
  if (entry === undefined) return null;
  return {
    sample,
    entries,
    entry,
    isBoth: tasting === BOTH && entries.length > 1,
    isNamed: tasting === String(entry.replicate),
    before: samples[place - 1] ?? null,
    after: samples[place + 1] ?? null,
  };
}
