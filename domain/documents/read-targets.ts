import { textLength } from '../fields/text-length.ts';
import { type AttributeKey, isAttributeKey, isFruityKind } from '../words/attributes.ts';
import { parseSampleId } from '../words/ids.ts';
import {
  LONGEST_WORDS,
  type SampleTarget,
  type SampleTargets,
  targetLineSchema,
} from '../words/training-target.ts';

/**
 * The key of a target in a plan: one for each sample and line. Two people who write two lines so
 * never have a conflict.
 */
export const targetKey = (sample: string, of: AttributeKey | 'kind' | 'words'): string =>
  `${sample}|${of}`;

const NONE: SampleTarget = { lines: {}, fruityKind: null, words: '' };

/** Reads the targets of a plan, by sample; invalid entries are ignored (TRN-1). */
export function readTargets(entries: Readonly<Record<string, unknown>>): SampleTargets {
  const read = new Map<string, SampleTarget>();
  for (const [key, value] of Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [sample = '', of = ''] = key.split('|');
    if (parseSampleId(sample) === null) continue;
    const more = partOf(read.get(sample) ?? NONE, of, value);
    if (more !== null) read.set(sample, more);
  }
  return Object.fromEntries(read);
}

function partOf(target: SampleTarget, of: string, value: unknown): SampleTarget | null {
  if (of === 'kind') return isFruityKind(value) ? { ...target, fruityKind: value } : null;
  if (of === 'words')
    return typeof value === 'string' && textLength(value) <= LONGEST_WORDS
      ? { ...target, words: value }
      : null;
  const line = targetLineSchema.safeParse(value);
  if (!isAttributeKey(of) || !line.success) return null;
  return { ...target, lines: { ...target.lines, [of]: line.data } };
}
